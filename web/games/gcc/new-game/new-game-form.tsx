import { gccSetupContext, type MissionData, missingHeroRules, scaledTo } from '@gargoyle/gcc'
import { type SyntheticEvent, useMemo, useState } from 'react'
import { BeginRow } from '../../../new-game/begin-row.tsx'
import { checkedOrder } from '../../../new-game/try-order.ts'
import { DamagedEntries } from '../../../storage/damaged-entries.tsx'
import { keepText, readText } from '../../../storage/text-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import type { NewGameProps } from '../../game-page.ts'
import { BoardPicture } from './board-picture.tsx'
import {
  botLevels,
  type Casting,
  type Controller,
  castingOf,
  castings,
  type GccChoices,
  isDoubtful,
  type MissionMenu,
  orderOf,
  people,
  readChoices,
  withHero,
  withHeroes,
  withMission,
} from './choices.ts'
import { HeroKitFields } from './hero-kit.tsx'
import styles from './new-game.module.css'
import {
  damagedMissions,
  forgetDamagedMissions,
  keepMissions,
  missionDamage,
  type OwnMission,
  ownId,
  ownMissions,
  readMissionFile,
  withOwnMission,
} from './own-missions.ts'
import { PrintSheet } from './print-sheet.tsx'

const KEY = 'gargoyle-gcc-new-game'

const { missions, catalogue } = gccSetupContext

/** What a mission says about who may play it. */
const menuOf = ({ id, name, heroes }: MissionData): MissionMenu => ({
  id,
  name,
  min: heroes.min,
  max: heroes.max,
  suggested: heroes.suggested,
  heroes: [...catalogue.heroes.values()]
    .filter((hero) =>
      heroes.allowed === undefined ? hero.side === heroes.side : heroes.allowed.includes(hero.id),
    )
    .filter((hero) => missingHeroRules(hero, gccSetupContext).length === 0)
    .map((hero) => hero.id),
})

const ourMenus = [...missions.values()].map(menuOf)

const ownMenu = (own: OwnMission): MissionMenu => ({ ...menuOf(own.mission), id: ownId(own), data: own.data })

const heroName = (id: string): string => {
  const hero = catalogue.heroes.get(id)
  if (hero === undefined) return id
  return hero.subtitle === undefined ? hero.name : `${hero.name} (${hero.subtitle})`
}

/** Seats of heroes as the form calls them. */
const seatNames = ['Hero 1', 'Hero 2', 'Hero 3', 'Hero 4'] as const
const castingCards: readonly { value: Casting; title: string; about: string }[] = [
  { value: 'heroes', title: 'All heroes', about: 'You play every hero; the computer is the villain.' },
  { value: 'together', title: 'Heroes together', about: 'Several people at this screen, a hero each.' },
  { value: 'one', title: 'One hero', about: 'You play one; the computer plays the others with you.' },
  { value: 'villain', title: 'The villain', about: 'You command the gang; the computer plays the heroes.' },
  { value: 'all', title: 'Everybody here', about: 'People at this screen play the heroes and the villain.' },
]

/** Sets up a game: a mission, heroes, and who plays which hero. */
export default function GccForm({ beginning }: NewGameProps) {
  const [own, setOwn] = useState(() => ownMissions())
  const [damaged, setDamaged] = useState(() => damagedMissions())
  const menus = useMemo(() => [...ourMenus, ...own.map(ownMenu)], [own])
  const [choices, setChoices] = useState(() => readChoices(readText(KEY), menus))
  const [trouble, setTrouble] = useState<string>()
  const [badFile, setBadFile] = useState<string>()
  const [isPrinting, setPrinting] = useState(false)
  const menu = menus.find(({ id }) => id === choices.mission) ?? menus[0]!
  const mission = missions.get(menu.id) ?? own.find((each) => ownId(each) === menu.id)!.mission
  const change = (next: GccChoices) => {
    setChoices(next)
    setTrouble(undefined)
    setBadFile(undefined)
  }
  const start = async () => {
    const made = orderOf(choices, menu, () => crypto.randomUUID())
    const order = await checkedOrder(made, isDoubtful(choices, menu))
    if (!order.ok) {
      setTrouble(order.reason.text)
      return undefined
    }
    keepText(KEY, JSON.stringify(choices))
    return order.value
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    beginning.begin(start)
  }
  const load = async (file: File | undefined) => {
    if (file === undefined) return
    const read = readMissionFile(await file.text())
    if (!read.ok) return setBadFile(`${file.name} cannot be played. ${read.reason.text}`)
    const all = withOwnMission(own, read.value)
    const isKept = keepMissions(all)
    setOwn(all)
    setDamaged(damagedMissions())
    change(withMission(choices, ownMenu(read.value)))
    if (!isKept) setBadFile('This browser keeps nothing for us: the mission is gone when the tab is closed.')
  }
  const removeDamaged = () => {
    forgetDamagedMissions()
    setDamaged(damagedMissions())
  }
  const setPlayer = (place: number, who: Controller) =>
    change({ ...choices, players: choices.players.map((each, i) => (i === place ? who : each)) })
  return (
    <form className={styles.form} onSubmit={submit}>
      <Panel title="Mission">
        <div className={styles.pair}>
          <Field
            label="Mission"
            hint={`${mission.kind}, ${menu.min === menu.max ? menu.min : `${menu.min} to ${menu.max}`} heroes, ${scaledTo(choices.heroes.length, mission.turns.last)} turns`}
          >
            {(control) => (
              <select
                {...control}
                value={menu.id}
                onChange={({ target }) =>
                  change(withMission(choices, menus.find(({ id }) => id === target.value) ?? menu))
                }
              >
                {menus.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className={styles.story}>
            {mission.text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
        <BoardPicture mission={mission} />
        <Field
          label="A mission of your own"
          hint="A JSON file. It is checked, and what is wrong is said with its place in the file. docs/gcc.md tells how to write one."
          // Said where the file was chosen: the end of the form is far below.
          {...(badFile === undefined ? {} : { error: badFile })}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                void load(target.files?.[0])
                // The same file can be loaded again once it is mended.
                target.value = ''
              }}
            />
          )}
        </Field>
        <DamagedEntries
          entries={damaged}
          among="missions"
          reasons={damaged.map(missionDamage)}
          onRemove={removeDamaged}
        />
      </Panel>
      <Panel title="Who plays">
        <RadioCards<Casting | ''>
          legend="You play"
          cards={castingCards}
          value={castingOf(choices) ?? ''}
          onChange={(casting) => casting !== '' && change({ ...choices, ...castings[casting] })}
        />
        <div className={styles.row}>
          <span id="gcc-heroes">Heroes</span>
          <Stepper
            label="Heroes"
            value={choices.heroes.length}
            min={menu.min}
            max={menu.max}
            onChange={(count) => change(withHeroes(choices, count, menu))}
          />
        </div>
        <ul className={styles.seats}>
          {seatNames.slice(0, choices.heroes.length).map((seat, place) => (
            <li key={seat} className={styles.pair}>
              <Field label={seat}>
                {(control) => (
                  <select
                    {...control}
                    value={choices.heroes[place]}
                    onChange={({ target }) => change(withHero(choices, place, target.value))}
                  >
                    {menu.heroes.map((id) => (
                      <option key={id} value={id}>
                        {heroName(id)}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <WhoField
                label={`Who plays ${seat.toLowerCase()}`}
                value={choices.players[place] ?? 'regular'}
                onChange={(who) => setPlayer(place, who)}
              />
              <Kit hero={choices.heroes[place] ?? ''} mission={mission} choices={choices} onChange={change} />
            </li>
          ))}
          <li className={styles.pair}>
            <WhoField
              label="Who plays the villain"
              value={choices.villain}
              onChange={(villain) => change({ ...choices, villain })}
            />
            <Field
              label="Seed"
              hint="All chance follows from it. Leave it empty unless you want the same dice again."
            >
              {(control) => (
                <input
                  {...control}
                  value={choices.seed}
                  onChange={({ target }) => change({ ...choices, seed: target.value })}
                />
              )}
            </Field>
          </li>
        </ul>
      </Panel>
      <BeginRow beginning={beginning} refusal={trouble}>
        <Button onClick={() => setPrinting(true)}>Print mission and heroes</Button>
      </BeginRow>
      {isPrinting && (
        <PrintSheet
          mission={mission}
          heroes={choices.heroes.flatMap((id) => catalogue.heroes.get(id) ?? [])}
          onDone={() => setPrinting(false)}
        />
      )}
    </form>
  )
}

interface KitProps {
  readonly hero: string
  readonly mission: MissionData
  readonly choices: GccChoices
  onChange(choices: GccChoices): void
}

function Kit({ hero, mission, choices, onChange }: KitProps) {
  const profile = catalogue.heroes.get(hero)
  if (profile === undefined) return null
  return (
    <HeroKitFields
      hero={profile}
      mission={mission}
      kit={choices.kits[hero] ?? {}}
      onChange={(kit) => onChange({ ...choices, kits: { ...choices.kits, [hero]: kit } })}
    />
  )
}

interface WhoProps {
  readonly label: string
  readonly value: Controller
  onChange(value: Controller): void
}

function WhoField({ label, value, onChange }: WhoProps) {
  const known = [...people, ...botLevels]
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => {
            const who = known.find((each) => each === target.value)
            if (who !== undefined) onChange(who)
          }}
        >
          {people.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          {botLevels.map((level) => (
            <option key={level} value={level}>
              Computer: {level}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
