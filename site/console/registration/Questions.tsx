import { Check, Choose, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LongField } from '../../ui/LongField.tsx'
import type { Words } from './Registration.tsx'
import type { Given } from './useForm.ts'

export type Question = NonNullable<Given['questions']>[number]

type QuestionsProps = {
  readonly questions: readonly Question[]
  /** What is wrong with a field, by JSON pointer inside the questions. */
  readonly errorAt: (pointer: string) => string | undefined
  readonly words: Words
  readonly onChange: (questions: Question[]) => void
}

const mostQuestions = 30

/** What the organiser asks beside name and contact. An answer keeps the name of its question when the text changes. */
export function Questions({ questions, errorAt, words, onChange }: QuestionsProps) {
  const change = (at: number, to: Question) => onChange(questions.map((one, place) => (place === at ? to : one)))
  return (
    <>
      <h3>{words.questions}</h3>
      {questions.map((one, at) => (
        <QuestionFields
          key={one.id}
          {...{ one, at, errorAt, words }}
          onChange={to => change(at, to)}
          onRemove={() => onChange(questions.filter((_, place) => place !== at))}
        />
      ))}
      {questions.length < mostQuestions && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => onChange([...questions, { id: newId(), text: '', kind: 'yesNo' }])}
          >
            <Icon name="add" />
            {words.addQuestion}
          </button>
        </p>
      )}
    </>
  )
}

type QuestionFieldsProps = Pick<QuestionsProps, 'errorAt' | 'words'> & {
  readonly one: Question
  readonly at: number
  readonly onChange: (to: Question) => void
  readonly onRemove: () => void
}

function QuestionFields({ one, at, errorAt, words, onChange, onRemove }: QuestionFieldsProps) {
  return (
    <fieldset>
      <legend class="hidden">{words.question({ at: at + 1 })}</legend>
      <Field
        label={words.question({ at: at + 1 })}
        value={one.text}
        onInput={text => onChange({ ...one, text })}
        maxLength={300}
        error={errorAt(`/${at}/text`)}
        required
      />
      <Choose
        label={words.kind({ at: at + 1 })}
        value={one.kind}
        options={Object.entries(words.kinds).map(([value, label]) => ({ value, words: label }))}
        onChoose={kind => onChange(ofKind(one, kind as Question['kind']))}
      />
      {one.kind === 'choice' && (
        <LongField
          label={words.choices({ at: at + 1 })}
          hint={words.choicesHint}
          value={(one.choices ?? []).join('\n')}
          onInput={text => onChange({ ...one, choices: text.split('\n') })}
          error={errorAt(`/${at}/choices`)}
        />
      )}
      <div class="bar">
        <Check
          words={words.required({ at: at + 1 })}
          checked={one.required ?? false}
          onChange={required => onChange({ ...one, required })}
        />
        <button type="button" class="button tight end" onClick={onRemove}>
          <Icon name="close" />
          {words.removeQuestion({ at: at + 1 })}
        </button>
      </div>
    </fieldset>
  )
}

function ofKind({ choices: _, ...question }: Question, kind: Question['kind']): Question {
  return { ...question, kind, ...(kind === 'choice' && { choices: ['', ''] }) }
}

/** A name that no question of the event has or had: answers to one that was removed must not answer another. */
function newId(): string {
  return `q${crypto.randomUUID().slice(0, 8)}`
}
