/** A workload: what is simulated, and what is measured of it. */
export interface BenchSize {
  readonly name: string
  /** Arguments of `frl simulate`. */
  readonly simulate: readonly string[]
  /** The opening lists, by file name within the simulation. */
  readonly types: readonly string[]
  readonly firstList: string
  /** 0: the lists are imported, and that is all. */
  readonly months: number
  /** Months that are published; the others are only rated. */
  readonly published: 'all' | 'last'
  readonly runs: number
}

const args = (text: string) => text.split(' ')

export const sizes: readonly BenchSize[] = [
  {
    name: 'month',
    simulate: args('--players 200000 --rated 200000 --games 100000 --months 1 --format csv --type standard'),
    types: ['standard'],
    firstList: '2026-02',
    months: 1,
    published: 'all',
    runs: 5,
  },
  {
    name: 'small',
    simulate: args('--players 200000 --rated 200000 --games 83400 --months 12 --format csv --type standard'),
    types: ['standard'],
    firstList: '2026-02',
    months: 12,
    published: 'all',
    runs: 5,
  },
  {
    name: 'lists-txt',
    simulate: args('--players 1900000 --rated 500000 --games 1000 --months 1 --lists txt'),
    types: ['standard', 'rapid', 'blitz'],
    firstList: '2026-02',
    months: 0,
    published: 'all',
    runs: 5,
  },
  {
    name: 'lists-xml',
    simulate: args('--players 1900000 --rated 500000 --games 1000 --months 1 --lists xml'),
    types: ['standard', 'rapid', 'blitz'],
    firstList: '2026-02',
    months: 0,
    published: 'all',
    runs: 5,
  },
  {
    name: 'world',
    simulate: args('--players 1900000 --rated 500000 --games 1500000 --months 1 --format trf --lists txt'),
    types: ['standard', 'rapid', 'blitz'],
    firstList: '2026-02',
    months: 1,
    published: 'all',
    runs: 5,
  },
  {
    name: 'years',
    simulate: args(
      '--players 100000 --rated 100000 --games 10000 --months 120 --format csv --type standard --federation NOR --newcomers 5',
    ),
    types: ['standard'],
    firstList: '2026-02',
    months: 120,
    published: 'all',
    runs: 1,
  },
]
