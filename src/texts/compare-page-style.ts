import { PAGE_STYLE } from './check-page-style.js'

/** The look of pages that are mailed, with room for tables and colours for charts. */
export const COMPARE_STYLE = `${PAGE_STYLE}
:root { --first: #1c4f8f; --second: #b3261e; --third: #1f6b36; }
@media (prefers-color-scheme: dark) { :root { --first: #9cc4f5; --second: #ff9b90; --third: #86d69b; } }
main, footer { max-width: 64rem; }
h1 { font-size: 1.75rem; color: var(--ink); }
figure { margin: 1rem 0; padding: .5rem; background: var(--card); border-radius: .4rem; }
figure svg { display: block; width: 100%; height: auto; max-height: 44rem; }
figcaption { padding: .25rem .5rem; font-size: .875rem; color: var(--soft); text-align: center; }
h2 { margin-top: 2.5rem; }
h3 + p { max-width: 52rem; }
thead th.number { white-space: normal; }
tbody th { min-width: 0; white-space: nowrap; }
td.text { min-width: 6rem; }
thead th { vertical-align: bottom; }
@media print {
  :root { --first: #1c4f8f; --second: #b3261e; --third: #1f6b36; }
  figure { break-inside: avoid; border: 1px solid var(--rule); }
  figure svg { max-height: 15cm; }
  table { font-size: 8pt; }
  td, th, thead th { padding: .15rem .25rem; font-size: 8pt; }
  thead { display: table-header-group; }
  article + article { break-before: page; border-top: 0; }
}
`
