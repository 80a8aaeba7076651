/** The look of a page that is mailed: quiet on a screen, dark where the reader's is, plain on paper. */
export const PAGE_STYLE = `
:root {
  --paper: #fff; --card: #f6f5f2; --ink: #1d1d1b; --soft: #57564f; --rule: #d8d6cf;
  --bad: #a3231c; --ask: #8a5a00; --good: #1f6b36; --link: #1c4f8f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #191918; --card: #232321; --ink: #ecebe6; --soft: #b1afa6; --rule: #3d3c38;
    --bad: #ff9b90; --ask: #f0c060; --good: #86d69b; --link: #9cc4f5;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main, footer { max-width: 52rem; margin: 0 auto; overflow-wrap: anywhere; }
h1 { margin: 0 0 1.25rem; font-size: 1rem; font-weight: 600; color: var(--soft); }
h2 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h3 { margin: 2.25rem 0 .5rem; font-size: 1.25rem; }
h4 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: 0 0 .5rem; }
a { color: var(--link); }
dl { margin: 0; }
dd { margin: 0; }
article + article { margin-top: 3.5rem; padding-top: 2rem; border-top: 2px solid var(--rule); }
.warning { padding: .75rem 1rem; border: 1px dashed var(--ask); border-radius: .4rem; }
.verdict { padding: 1rem 1.25rem .75rem; border: 1px solid; border-left-width: .5rem; border-radius: .4rem; }
.verdict p { color: var(--ink); }
.verdict .word { font-size: 1.25rem; font-weight: 600; color: inherit; }
.refused, .unreadable { border-color: var(--bad); color: var(--bad); }
.held { border-color: var(--ask); color: var(--ask); }
.accepted, .already-stored { border-color: var(--good); color: var(--good); }
.mark { display: inline-block; min-width: 1.2em; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(15.5rem, 1fr)); gap: .5rem 1.5rem; margin: 1.25rem 0 0; }
dt { font-size: .8125rem; color: var(--soft); }
.problems { margin: .75rem 0 0; padding: 0; list-style: none; }
.problems > li { margin: 0 0 1rem; padding: .875rem 1.125rem; background: var(--card); border-left: .25rem solid var(--rule); border-radius: .25rem; }
.problems .fault { border-left-color: var(--bad); }
.problems .question { border-left-color: var(--ask); }
.count { font-size: .8125rem; color: var(--soft); }
.place::before { content: "· "; }
.message { font-weight: 600; }
.problems ul { margin: 0 0 .75rem; padding: 0 0 0 1.1rem; }
.problems dl { display: grid; gap: .375rem; }
.problems dl div { display: grid; grid-template-columns: 8.5rem 1fr; gap: 0 1rem; align-items: baseline; }
pre {
  margin: .5rem 0 .75rem; padding: .5rem .75rem; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--paper); border: 1px solid var(--rule); border-radius: .25rem;
  font: .75rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
.scroll { margin: 0; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
.how { font-size: .875rem; color: var(--soft); }
td, th { padding: .3rem .5rem; border-bottom: 1px solid var(--rule); text-align: left; font-weight: 400; vertical-align: baseline; }
thead th { font-size: .8125rem; color: var(--soft); border-bottom-width: 2px; }
td.number, th.number { text-align: right; white-space: nowrap; }
tbody th { min-width: 8rem; }
.law { margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--rule); }
.law h2 { font-size: 1.25rem; }
.law dl div { display: grid; grid-template-columns: 7rem 1fr; gap: 0 1rem; margin: .625rem 0 0; align-items: baseline; }
.law div:target { background: var(--card); }
footer { margin-top: 2.5rem; font-size: .8125rem; color: var(--soft); }
@media (max-width: 36rem) {
  h2 { font-size: 1.375rem; }
  .problems dl div, .law dl div { grid-template-columns: 1fr; }
  td, th { padding: .3rem .25rem; font-size: .8125rem; }
  tbody th { min-width: 6rem; }
  .facts { grid-template-columns: 1fr; gap: .375rem; }
  .facts div { display: grid; grid-template-columns: 7rem 1fr; align-items: baseline; }
}
@media print {
  :root {
    --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --rule: #bbb;
    --bad: #000; --ask: #000; --good: #000; --link: #000;
  }
  body { padding: 0; font-size: 10.5pt; }
  main, footer { max-width: none; }
  .problems > li { break-inside: avoid; border: 1px solid var(--rule); border-left-width: .25rem; }
  .scroll { overflow: visible; }
  tr, .law dl div { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
`
