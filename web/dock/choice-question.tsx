import type { Option } from '@gargoyle/engine'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../app/settings.tsx'
import type { SceneMarks } from '../scene/scene-content.ts'
import { Button } from '../ui/button.tsx'
import { FindField } from '../ui/find-field.tsx'
import type { TargetAim } from '../worker/protocol.ts'
import styles from './dock.module.css'
import { OptionButton } from './option-button.tsx'
import { keyAt, listedOptions, MANY } from './option-list.ts'
import { optionMarks, optionsAt } from './option-marks.ts'
import type { QuestionProps } from './question-props.ts'
import { INEFFECTIVE, useIneffectiveOptions, withIneffectiveLast } from './use-ineffective-options.ts'
import { useNumberKeys } from './use-keys.ts'
import { useTool } from './use-tool.ts'
import { useMarks, useWeighing } from './use-weighing.ts'
import { WeighingView } from './weighing-view.tsx'

/** Where the options are targets, only the one that is pointed at; else all of them. */
function aimsShown(aims: readonly TargetAim[], marked: SceneMarks['options']): readonly TargetAim[] {
  if (!aims.some(({ to }) => marked.has(to))) return aims
  return aims.filter(({ to }) => marked.get(to)?.tone === 'picked')
}

/** What opens below the edge comes into view, and again when more is known: from its beginning, if it is long. */
function useInView(stage: 'listed' | 'asking' | 'known'): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (stage !== 'listed') element.current?.scrollIntoView({ block: 'nearest' })
  }, [stage])
  return element
}

const idsOf = (options: readonly Option[]): readonly string[] => options.map(({ id }) => id)

/** One of several. What dice are rolled for is weighed and confirmed first, unless the settings say otherwise. */
export function ChoiceQuestion(props: QuestionProps) {
  const { moment, decision, page, content, initial, busy, give, onTool } = props
  const options = decision.options ?? []
  const { settings } = useSettings()
  const [picked, setPicked] = useState(() => options.find(({ id }) => id === initial)?.id)
  const [pointed, setPointed] = useState<string>()
  const [lit, setLit] = useState<readonly string[]>([])
  const [words, setWords] = useState('')
  const [only, setOnly] = useState<readonly string[]>()
  const [remark, setRemark] = useState<string>()
  const weighing = useWeighing(props, picked ?? pointed, picked !== undefined)
  const chosen = useInView(picked === undefined ? 'listed' : weighing.isAsking ? 'asking' : 'known')
  const vain = useIneffectiveOptions(props, options)
  // While one option is weighed the others are hidden; they come back with "think again".
  const shown =
    picked === undefined
      ? withIneffectiveLast(listedOptions(options, words, only), vain)
      : options.filter(({ id }) => id === picked)

  const pick = ({ id, why, label }: Option) => {
    setRemark(why && `${label}: ${why.text}`)
    if (why || busy) return
    if (settings.confirm && picked !== id && page.rollsDice?.(decision, id)) setPicked(id)
    else give(id)
  }
  useNumberKeys((place) => {
    const option = shown[place]
    if (option) pick(option)
  })

  const marked = useMemo(
    () =>
      optionMarks(
        page,
        moment,
        [picked, pointed].filter((id) => id !== undefined),
      ),
    [page, moment, picked, pointed],
  )
  const aims = useMemo(() => aimsShown(weighing.aims, marked), [weighing.aims, marked])
  const marks = useMarks(marked, aims, content, picked !== undefined)
  useTool(onTool, marks, {
    // What is pointed at on the table is lit in the list too.
    onHover(hit) {
      const meant = hit ? optionsAt(page, moment, hit, content.zones) : []
      setLit((before) => (before.join() === idsOf(meant).join() ? before : idsOf(meant)))
    },
    onPick(hit) {
      const meant = optionsAt(page, moment, hit, content.zones)
      const open = meant.filter(({ why }) => why === undefined)
      const [first] = open.length > 0 ? open : meant
      if (first === undefined) return
      if (open.length > 1) setOnly(open.map(({ id }) => id))
      else pick(first)
    },
  })

  return (
    <>
      {options.length > MANY && picked === undefined && (
        <FindField label="Find" words={words} onWords={setWords} left={shown.length} />
      )}
      {only && picked === undefined && (
        <Button size="small" look="quiet" onClick={() => setOnly(undefined)}>
          Show all options
        </Button>
      )}
      <ul className={styles.options}>
        {shown.map((option, place) => (
          <li key={option.id} ref={option.id === picked ? chosen : undefined}>
            <OptionButton
              option={option}
              shortcut={keyAt(place)}
              note={vain.has(option.id) ? INEFFECTIVE : page.optionNote?.(option, decision, moment)}
              isPicked={option.id === picked}
              isLit={lit.includes(option.id)}
              busy={busy}
              onPick={() => pick(option)}
              onPoint={(isOn) => setPointed(isOn ? option.id : undefined)}
            />
            {option.id === picked && (
              <div className={styles.picked}>
                <WeighingView weighing={{ ...weighing, aims }} page={page} content={content} />
                <div className={styles.confirm}>
                  <Button look="lamp" disabled={busy} onClick={() => give(option.id)}>
                    Confirm: {option.label}
                  </Button>
                  <Button look="quiet" onClick={() => setPicked(undefined)}>
                    Think again
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.remark}>
        {remark}
      </p>
    </>
  )
}
