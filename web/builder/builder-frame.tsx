import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import styles from './builder-frame.module.css'
import type { CrewBuilder } from './crew-builder.ts'
import { NoticeBar } from './notice-bar.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { crewLink, crewSearch } from './share-link.ts'
import { type BenchTools, useBench } from './use-bench.ts'

/** The builder page around a game's own workbench: names, saves, shares, prints; independent of any game. */
export function BuilderFrame<List>({ builder }: { readonly builder: CrewBuilder<List> }) {
  const tools = useBench(builder)
  const [dialog, setDialog] = useState<'open' | 'share' | undefined>()
  const isPrinting = usePrinting()
  useUndoKeys(tools)
  const { bench, code, edit } = tools
  const name = bench.name === '' ? builder.usualName(bench.list) : bench.name
  const link = crewLink(window.location.origin, code, bench.name)
  return (
    <>
      {isPrinting && <builder.Roster list={bench.list} name={name} link={link} />}
      <div className={styles.screen}>
        <Page
          title="Crews"
          wide
          actions={<Actions builder={builder} tools={tools} onDialog={(which) => setDialog(which)} />}
        >
          <Field
            label={`Name of the ${builder.word}`}
            hint={
              bench.id === undefined
                ? `As soon as you change something, it is kept in this browser as a ${builder.word} of your own.`
                : 'Kept in this browser with every change.'
            }
            className={styles.name ?? ''}
          >
            {(control) => (
              <input
                {...control}
                value={bench.name}
                placeholder={builder.usualName(bench.list)}
                maxLength={60}
                onChange={(event) => tools.rename(event.target.value)}
              />
            )}
          </Field>
          <builder.Workbench list={bench.list} onChange={edit} onOpen={() => setDialog('open')} />
          <NoticeBar notice={tools.notice} onDismiss={() => tools.tell(undefined)} />
          <OpenDialog
            builder={builder}
            tools={tools}
            open={dialog === 'open'}
            onClose={() => setDialog(undefined)}
          />
          <ShareDialog
            builder={builder}
            tools={tools}
            name={name}
            link={link}
            open={dialog === 'share'}
            onClose={() => setDialog(undefined)}
          />
        </Page>
      </div>
    </>
  )
}

interface ActionsProps<List> {
  readonly builder: CrewBuilder<List>
  readonly tools: BenchTools<List>
  onDialog(which: 'open' | 'share'): void
}

function Actions<List>({ builder, tools, onDialog }: ActionsProps<List>) {
  const { bench, code } = tools
  const obstacle = builder.playBlockedReason(bench.list)
  return (
    <>
      <Button onClick={() => onDialog('open')}>Open…</Button>
      <Button onClick={() => tools.open(builder.fresh)}>New {builder.word}</Button>
      <Button disabled={bench.past.length === 0} onClick={tools.undo}>
        Undo
      </Button>
      <Button disabled={bench.future.length === 0} onClick={tools.redo}>
        Redo
      </Button>
      <Button onClick={() => onDialog('share')}>Share or print…</Button>
      {obstacle === undefined ? (
        <LinkButton
          look="lamp"
          to={`/new?${new URLSearchParams({ game: builder.game })}&${crewSearch(code, bench.name)}`}
        >
          Play with this {builder.word}
        </LinkButton>
      ) : (
        <Button aria-disabled onClick={() => tools.tell({ text: obstacle, isTrouble: true })}>
          Play with this {builder.word}
        </Button>
      )}
    </>
  )
}

/** Whether the page is being printed right now: then it shows the roster and nothing else. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The page is printed in the state in which this event leaves it.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}

function useUndoKeys<List>({ undo, redo }: BenchTools<List>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inText = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (inText || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
      if (step === undefined) return
      event.preventDefault()
      step()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo, redo])
}
