/** How the report looks, by day and by night. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --card: #ffffff; --ink: #1d2430; --quiet: #5b6472; --line: #dcdfe4;
  --accent: #1f6f8b; --band: #1f6f8b1f; --won: #2a7f5f; --drawn: #a9b0ba; --lost: #b5654a; --wrong: #b3391f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12161d; --card: #1a2029; --ink: #e4e8ee; --quiet: #9aa4b2; --line: #323b48;
    --accent: #6fc3df; --band: #6fc3df22; --won: #5cc39a; --drawn: #7b8593; --lost: #e09a7f; --wrong: #ff8b6e;
  }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main, header, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem }
header { padding-top: 2.5rem }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem }
h2 { font-size: 1.3rem; margin: 0 0 .5rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1.25rem; margin: 1.25rem 0 }
p { margin: .4rem 0 .8rem; max-width: 46rem }
.quiet, footer { color: var(--quiet) }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 1rem 0 }
a { color: var(--accent) }
dl { display: flex; flex-wrap: wrap; gap: .8rem 2.2rem; margin: 1rem 0 }
dt { color: var(--quiet); font-size: .85rem }
dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums }
.table { overflow-x: auto; margin-top: 1rem }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums }
caption { text-align: left; color: var(--quiet); padding-bottom: .4rem }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; white-space: nowrap }
thead th { font-weight: 600; vertical-align: bottom; white-space: normal }
tbody th { font-weight: 500 }
.number { text-align: right }
th button { all: unset; cursor: pointer; font-weight: 600 }
th button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
th button::after { content: ' ⇅'; color: var(--quiet); font-weight: 400 }
th[aria-sort=descending] button::after { content: ' ↓' }
th[aria-sort=ascending] button::after { content: ' ↑' }
svg text { fill: var(--quiet); font-size: 12px }
.whisker { width: 11.5rem; height: 1.1rem; display: block }
.whisker .band { fill: var(--band) }
.whisker .middle { stroke: var(--quiet); stroke-width: 1; opacity: .5 }
.whisker .interval { stroke: var(--accent); stroke-width: 2 }
.whisker circle { fill: var(--accent) }
.outside .interval { stroke: var(--wrong) }
.outside circle { fill: var(--wrong) }
.wrong { color: var(--wrong); font-weight: 600 }
.chart { width: 100%; max-width: 46rem; height: auto; display: block }
.chart .grid { stroke: var(--line) }
.chart .axis { font-size: 13px }
.won { fill: var(--won) } .drawn { fill: var(--drawn) } .lost { fill: var(--lost) } .plain { fill: var(--accent) }
.matrix td { text-align: center; padding: .3rem .2rem; min-width: 2.6rem }
.matrix thead th { white-space: nowrap; writing-mode: sideways-lr; vertical-align: bottom; text-align: left; padding: .4rem .2rem }
.matrix td.good { background: color-mix(in srgb, var(--won) calc(var(--strength) * 1%), transparent) }
.matrix td.bad { background: color-mix(in srgb, var(--lost) calc(var(--strength) * 1%), transparent) }
.matrix td.self { color: var(--line) }
footer { padding-top: .5rem; padding-bottom: 3rem; font-size: .9rem }
summary { cursor: pointer; color: var(--accent) }
code { font-size: .9em; overflow-wrap: anywhere }
`
