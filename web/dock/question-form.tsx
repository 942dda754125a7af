import { AmountQuestion } from './amount-question.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { JsonQuestion } from './json-question.tsx'
import { PlaceQuestion } from './place-question.tsx'
import type { QuestionProps } from './question-props.ts'
import { SomeQuestion } from './some-question.tsx'
import { SplitQuestion } from './split-question.tsx'

/**
 * The ways to answer a question: the game's own where it has one, else by its shape. An unknown shape can still be
 * answered, written out.
 */
export function QuestionForm(props: QuestionProps) {
  const Own = props.page.questions?.[props.decision.name]
  if (Own) return <Own {...props} />
  switch (props.decision.shape) {
    case 'choice':
      return <ChoiceQuestion {...props} />
    case 'some':
      return <SomeQuestion {...props} />
    case 'split':
      return <SplitQuestion {...props} />
    case 'number':
      return <AmountQuestion {...props} />
    case 'path':
    case 'point':
      return <PlaceQuestion {...props} />
    default:
      return props.decision.options ? <ChoiceQuestion {...props} /> : <JsonQuestion {...props} />
  }
}
