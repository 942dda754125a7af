import { Button } from '../../ui/button.tsx'
import type { PanelProps } from '../game-page.ts'
import { roomTitle } from './floor-plan.ts'
import type { MuseumOnPage } from './museum-view.ts'

/** Every room with who is there, what stands there, and where its doors lead. */
export function RoomsPanel({ moment, onChoose }: PanelProps<MuseumOnPage>) {
  const { rooms } = moment.info.table
  const { burglars, guard, closed } = moment.look.view
  const nameOf = (id: string): string => rooms.find((room) => room.id === id)?.name ?? id
  return (
    <ul>
      {rooms.map(({ id, name, doors, showcase, exit }) => {
        const here = [...burglars, guard].filter(({ room }) => room === id).map(({ seat }) => seat)
        const facts = [
          ...(here.length > 0 ? [`here: ${here.join(', ')}`] : []),
          ...(showcase ? [closed.includes(id) ? 'a closed showcase' : 'an opened showcase'] : []),
          ...(exit ? ['a way out'] : []),
          `doors to ${doors.map(nameOf).join(', ')}`,
        ]
        return (
          <li key={id}>
            <Button size="small" look="quiet" onClick={() => onChoose(id)}>
              {roomTitle(name)}
            </Button>{' '}
            {facts.join('; ')}
          </li>
        )
      })}
    </ul>
  )
}
