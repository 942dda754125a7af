import type { Result } from '@gargoyle/engine'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Beginning } from '../../../match/use-beginning.ts'
import { checkedOrder } from '../../../new-game/try-order.ts'
import type { MatchOrder } from '../../../worker/protocol.ts'
import { type Field, type Trouble, troubleOf } from './choices.ts'

interface OrderForm<Choices> {
  /** What the form begins with. */
  first(): Choices
  order(choices: Choices): Result<MatchOrder> | Promise<Result<MatchOrder>>
  /** Whether the rules should look at an order before it is played. */
  isDoubtful(choices: Choices): boolean
  /** Remembers what was chosen for the next time. */
  keep(choices: Choices): void
}

/** The state of a form for a new game: what is chosen, what is wrong with it, and how the game begins. */
export function useOrderForm<Choices>(beginning: Beginning, form: OrderForm<Choices>) {
  const [choices, setChoices] = useState(form.first)
  const [trouble, setTrouble] = useState<Trouble>()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What is wrong may be out of sight from the button that was pressed.
    if (trouble) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [trouble])
  const start = async () => {
    const order = await checkedOrder(await form.order(choices), form.isDoubtful(choices))
    if (!order.ok) {
      setTrouble(troubleOf(order.reason))
      return undefined
    }
    form.keep(choices)
    return order.value
  }
  return {
    choices,
    change(part: Partial<Choices>) {
      setChoices((before) => ({ ...before, ...part }))
      setTrouble(undefined)
    },
    /** What is wrong with a field. */
    errorAt: (field: Field) => (trouble?.field === field ? trouble.text : undefined),
    /** What is wrong where no field says it. */
    refusal: trouble !== undefined && trouble.field === undefined ? trouble.text : undefined,
    /** What the element of the form takes over. */
    control: {
      ref,
      // What is wrong is said by the form itself, in its own words and beside the field.
      noValidate: true,
      onSubmit(event: SyntheticEvent) {
        event.preventDefault()
        beginning.begin(start)
      },
    },
  }
}
