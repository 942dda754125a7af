import { Chip } from '../../../ui/chip.tsx'
import type { GccTable, SkillNow } from '../table-data.ts'
import styles from './panels.module.css'
import { skillName, skillText } from './words.ts'

interface Props {
  readonly title: string
  readonly skills: readonly SkillNow[]
  readonly traits: readonly string[]
  readonly table: Pick<GccTable, 'skills' | 'traits'>
}

/** Skills and traits by their names, each with what it does and whether it works now. */
export function Skills({ title, skills, traits, table }: Props) {
  if (skills.length + traits.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.texts}>
        {skills.map((skill) => {
          const rule = table.skills[skill.skill]
          if (rule === undefined) return null
          return (
            <div key={`${skill.skill} ${skill.note ?? ''}`} data-off={!skill.works}>
              <dt>
                {skillName(rule, skill)}{' '}
                <Chip tone={skill.works ? 'ok' : 'danger'}>{skill.works ? 'works' : 'off'}</Chip>{' '}
                {skill.note && <span className={styles.soft}>{skill.note}</span>}
              </dt>
              <dd>{skillText(rule, skill.level)}</dd>
            </div>
          )
        })}
        {traits.map((trait) => {
          const rule = table.traits[trait]
          return (
            rule && (
              <div key={trait}>
                <dt>
                  {rule.name} <Chip>trait</Chip>
                </dt>
                <dd>{rule.text}</dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}
