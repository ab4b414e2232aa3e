import type { Reply } from '../../ui/call.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ScreenWords } from '../../ui/words.ts'

export type Rule = Reply<'checkReadiness'>['rules'][number]

/** How a rule stands: what looks like it, and its sign. */
const signs = { good: 'check', warn: 'warn', harm: 'alert' } as const

export type RuleLook = keyof typeof signs

/** A rule that nothing breaks holds, whatever it would keep from starting. */
export function lookOfRule({ level, findings }: Rule): RuleLook {
  if (findings.length === 0) return 'good'
  return level === 'stop' ? 'harm' : 'warn'
}

/** The sign of how a rule stands: a shape of its own for each. */
export function RuleSign({ look }: { readonly look: RuleLook }) {
  return <Icon name={signs[look]} />
}

/** Where the line of a rule is on the screen. */
export function lineOf({ number }: Rule): string {
  return `rule-${number}`
}

type MarksProps = { readonly rules: readonly Rule[]; readonly words: ScreenWords<'ready'> }

/** Every rule as a mark, by number: what holds, what warns and what keeps the round from starting, each leading to its line. */
export function Marks({ rules, words }: MarksProps) {
  return (
    <nav class="panel rule-marks" aria-label={words.marks}>
      <ol>
        {rules.map(rule => {
          const look = lookOfRule(rule)
          return (
            <li key={rule.rule}>
              <a
                href={`#${lineOf(rule)}`}
                class={look}
                aria-label={words.mark[look]({ number: rule.number, rule: rule.text })}
              >
                <RuleSign look={look} />
                {rule.number}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
