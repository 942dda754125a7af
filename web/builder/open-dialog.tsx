import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { CrewBuilder } from './crew-builder.ts'
import { ImportForm } from './import-form.tsx'
import styles from './open-dialog.module.css'
import { OwnCrews } from './own-crews.tsx'
import { damagedCrews, savedCrews } from './saved-crews.ts'
import type { BenchTools } from './use-bench.ts'

interface Props<List> {
  readonly builder: CrewBuilder<List>
  readonly tools: BenchTools<List>
  readonly open: boolean
  onClose(): void
}

/** The dialog to open a crew: a saved one, a ready-made one, or one from a link, a code or a file. */
export function OpenDialog<List>({ builder, tools, open, onClose }: Props<List>) {
  return (
    <Dialog title={`Open a ${builder.word}`} open={open} onClose={onClose}>
      <Choices builder={builder} tools={tools} onClose={onClose} />
    </Dialog>
  )
}

function Choices<List>({ builder, tools, onClose }: Omit<Props<List>, 'open'>) {
  const [tab, setTab] = useState(() =>
    savedCrews(builder.game).length > 0 || damagedCrews().length > 0 ? 'own' : 'ready',
  )
  const take = (list: List, name: string, id?: string) => {
    tools.open(list, name, id)
    onClose()
  }
  return (
    <Tabs
      label="Where from"
      open={tab}
      onOpen={setTab}
      tabs={[
        {
          id: 'own',
          title: `My ${builder.word}s`,
          content: <OwnCrews builder={builder} tools={tools} onOpen={take} />,
        },
        { id: 'ready', title: 'Ready-made', content: <ReadyMade builder={builder} onOpen={take} /> },
        { id: 'import', title: 'Import', content: <ImportForm builder={builder} onOpen={take} /> },
      ]}
    />
  )
}

interface ReadyMadeProps<List> {
  readonly builder: CrewBuilder<List>
  onOpen(list: List, name: string): void
}

function ReadyMade<List>({ builder, onOpen }: ReadyMadeProps<List>) {
  const groups = [...new Set(builder.readyMade.map(({ group }) => group))]
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className={styles.list}>
            {builder.readyMade
              .filter((each) => each.group === group)
              .map(({ id, name, about, list }) => (
                <li key={id}>
                  <button type="button" className={styles.crew} onClick={() => onOpen(list, name)}>
                    <strong>{name}</strong>
                    <span>{about}</span>
                    <small>{builder.summary(list)}</small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
