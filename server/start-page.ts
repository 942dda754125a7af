import { boardSvg, generateCity, inches } from '@gargoyle/table'
import { htmlPage } from './page.ts'

/** The seed of the city on the start page; anyone can draw the same one from the command line. */
export const citySeed = 'gargoyle'

/** A command worth trying, and what it does. */
interface Hint {
  readonly command: string
  readonly about: string
}

const hints: readonly Hint[] = [
  {
    command: `npx gargoyle board --generate ${citySeed} --svg city.svg`,
    about: 'Lays out a city from a seed and draws it. The picture above is this very board.',
  },
  {
    command: 'npx gargoyle board my-board.json',
    about: 'Reads a board of your own and tells you everything that is wrong with it, and where.',
  },
  {
    command: 'npx gargoyle replay my-game.json --verify',
    about: 'Tells a recorded game again, or proves that it still ends the same way, answer by answer.',
  },
  {
    command: 'npx gargoyle rules --coverage',
    about: 'Shows which of the 1,000 rules are written and tested by now.',
  },
  { command: 'npx gargoyle bench', about: 'Measures how fast the engine and the table are on this machine.' },
]

/** The page at `/` until there is a table to sit down at. */
export function startPage(): string {
  const side = inches(36)
  const city = boardSvg(generateCity({ seed: citySeed, width: side, depth: side }))
  return htmlPage({
    title: 'Gargoyle',
    body: `<header>
<h1>Gargoyle</h1>
<p class="lead">Tabletop skirmishes in a city at night, played on a screen: every rule enforced, every number with
its reason, every die open to check.</p>
<p>Four games are on their way: the Batman Miniature Game in its three editions, and Gotham City Chronicles. What
stands already is what they are built on: an engine that asks players questions and remembers every answer, and a
table that knows what a model sees, where it can go and what it would cost.</p>
</header>
<main>
<figure>
${city}
<figcaption>A city laid out from the seed <code>${citySeed}</code>, the same from both sides.</figcaption>
</figure>
</main>
<section>
<h2>What works now</h2>
<p>In a terminal, inside the Gargoyle folder:</p>
<dl>
${hints.map(({ command, about }) => `<div><dt><code>${command}</code></dt><dd>${about}</dd></div>`).join('\n')}
</dl>
</section>`,
  })
}
