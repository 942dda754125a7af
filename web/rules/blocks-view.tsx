import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import styles from './blocks-view.module.css'
import type { Block, Fact, LinkItem } from './library.ts'
import { numbered } from './numbered.ts'
import { PlanView } from './plan-view.tsx'
import { ruleAddress } from './rule-address.ts'
import { EntryLink, SpansView } from './spans-view.tsx'

interface Props {
  readonly game: string
  readonly blocks: readonly Block[]
}

/** What an entry consists of, from top to bottom. */
export function BlocksView({ game, blocks }: Props) {
  return (
    <div className={styles.blocks}>
      {numbered(blocks).map(({ key, item }) => (
        <BlockView key={key} game={game} block={item} />
      ))}
    </div>
  )
}

function BlockView({ game, block }: { readonly game: string; readonly block: Block }) {
  switch (block.shape) {
    case 'text':
      return (
        <p>
          <SpansView game={game} spans={block.spans} />
        </p>
      )
    case 'notice':
      return (
        <p className={styles.notice}>
          <span aria-hidden="true">⚠ </span>
          <SpansView game={game} spans={block.spans} />
        </p>
      )
    case 'example':
      return <Example game={game} block={block} />
    case 'terms':
      return <Terms game={game} block={block} />
    case 'facts':
      return <Facts game={game} facts={block.items} />
    case 'figures':
      return <Figures block={block} />
    case 'cards':
      return <Cards game={game} block={block} />
    case 'links':
      return <Links game={game} title={block.title} items={block.items} />
    case 'rulings':
      return <Rulings game={game} block={block} />
    case 'plan':
      return <PlanView plan={block} />
    case 'section':
      return (
        <section className={styles.section} id={block.to.id}>
          <h2>
            <Link className={styles.whole} href={ruleAddress(game, block.to.kind, block.to.id)}>
              {block.title}
            </Link>
          </h2>
          <BlocksView game={game} blocks={block.blocks} />
        </section>
      )
  }
}

type Of<S extends Block['shape']> = {
  readonly game: string
  readonly block: Extract<Block, { readonly shape: S }>
}

function Example({ game, block }: Of<'example'>) {
  return (
    <div className={styles.example} role="note">
      <p className={styles.label}>Example</p>
      {numbered(block.paragraphs).map(({ key, item }) => (
        <p key={key}>
          <SpansView game={game} spans={item} />
        </p>
      ))}
    </div>
  )
}

function Terms({ game, block }: Of<'terms'>) {
  return (
    <div className={styles.part}>
      {block.title && <h2>{block.title}</h2>}
      <dl className={styles.terms}>
        {numbered(block.items).map(({ key, item }) => (
          <div key={key}>
            <dt>
              <SpansView game={game} spans={item.term} />
            </dt>
            <dd>
              <SpansView game={game} spans={item.meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Figures({ block }: Omit<Of<'figures'>, 'game'>) {
  return (
    <div className={styles.part}>
      <h2>{block.title}</h2>
      <dl className={styles.figures}>
        {block.items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Facts({ game, facts }: { readonly game: string; readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <SpansView game={game} spans={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Cards({ game, block }: Of<'cards'>) {
  return (
    <div className={styles.part}>
      <h2>{block.title}</h2>
      <ul className={styles.cards}>
        {numbered(block.items).map(({ key, item }) => (
          <li key={key} className={styles.card}>
            <h3>{item.name}</h3>
            <Facts game={game} facts={item.facts} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Rulings({ game, block }: Of<'rulings'>) {
  return (
    <div className={styles.part}>
      <h2>How we read it</h2>
      <p className={styles.hint}>What the program does where the rulebook leaves something open.</p>
      <ul className={styles.rulings}>
        {numbered(block.items).map(({ key, item }) => (
          <li key={key}>
            <strong>{item.title}</strong> <SpansView game={game} spans={item.text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** More than these are folded away. */
const FEW = 24

interface LinksProps {
  readonly game: string
  readonly title: string
  readonly items: readonly LinkItem[]
}

function Links({ game, title, items }: LinksProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? items : items.slice(0, FEW)
  return (
    <nav className={styles.part} aria-label={title}>
      <h2>
        {title} <span className={styles.count}>{items.length}</span>
      </h2>
      <ul className={styles.links}>
        {shown.map(({ to, text, note }) => (
          <li key={`${to.kind}/${to.id}`}>
            <EntryLink game={game} to={to} text={text} />
            {note && <span className={styles.hint}> {note}</span>}
          </li>
        ))}
      </ul>
      {items.length > FEW && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </nav>
  )
}
