import type { ModelId } from '@gargoyle/bmg3'
import type { Clause, Verb, WorthChange } from '@gargoyle/bots'
import { threatsIn } from '../threats.ts'
import { type Bmg3Experience, type Bmg3Speaker, modelName, numberText } from './common.ts'

/** Who of one's own can be attacked next: `leaves Batman open to attacks by two enemies`. */
export const speakOfDangers: Bmg3Speaker = (changes, experience) =>
  changes.flatMap((change) =>
    speak(change, experience, {
      more: (name, count) => [
        ['leaves', 'leaving'],
        `${name} open to ${count <= 1 ? 'an attack' : `attacks by ${enemies(count)}`}`,
      ],
      fewer: (name, count) => [['gets', 'getting'], `${name} out of reach of ${enemies(count)}`],
    }),
  )

/** Which models can be attacked next: `threatens Axe Clown`. */
export const speakOfMenaces: Bmg3Speaker = (changes, experience) =>
  changes.flatMap((change) =>
    speak(change, experience, {
      more: (name) => [['threatens', 'threatening'], name],
      fewer: (name) => [['takes', 'taking'], `the pressure off ${name}`],
    }),
  )

const enemies = (count: number): string => (count <= 1 ? 'an enemy' : `${numberText(count)} enemies`)

type Wording = (name: string, count: number) => readonly [Verb, string]

/** Only what changed hands is worth a word: that wounds make all attacks worse goes without saying. */
function speak(
  { which, worth }: WorthChange,
  experience: Bmg3Experience,
  { more, fewer }: { readonly more: Wording; readonly fewer: Wording },
): readonly Clause[] {
  const id = Number(which)
  const tries = experience.tries
  const own = tries[0]?.before.models[id]?.seat === experience.seat
  const grows = own ? worth < 0 : worth > 0
  const counts = tries.flatMap(({ before, after }) => {
    // A model that is gone is out of reach of all others.
    if (after.models[id]?.at === undefined) return []
    const [was, is] = [attackersOf(before, id, experience), attackersOf(after, id, experience)]
    if (grows) return is > was ? [is] : []
    return is < was ? [was - is] : []
  })
  if (counts.length === 0) return []
  const mean = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length)
  const [verb, rest] = (grows ? more : fewer)(modelName(experience, id), mean)
  return [
    {
      key: `threat ${id} ${grows ? 'grows' : 'shrinks'}`,
      verb,
      rest,
      share: counts.length / tries.length,
      worth,
    },
  ]
}

function attackersOf(
  state: Parameters<typeof threatsIn>[0],
  id: ModelId,
  { content, seat }: Bmg3Experience,
): number {
  const threats = threatsIn(state, content, seat)
  return threats.find(({ target }) => target === id)?.attackers.length ?? 0
}
