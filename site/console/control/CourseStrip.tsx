import type { Words } from './Control.tsx'
import { GroupChip } from './GroupChip.tsx'
import { lookOf, type Progress } from './pace.ts'

type StripProps = { readonly groups: readonly Progress[]; readonly holes: number; readonly words: Words }

const looks = ['well', 'late', 'silent', 'differ'] as const

/** The holes of the course with the groups that play them, one above the other. */
export function CourseStrip({ groups, holes, words }: StripProps) {
  const shown = new Set(groups.filter(one => one.hole !== undefined).map(lookOf))
  const isFirstAbove = (a: Progress, b: Progress) => (b.number ?? 0) - (a.number ?? 0)
  return (
    <section class="panel" aria-labelledby="course-head">
      <header class="panel-head">
        <h2 id="course-head">{words.course}</h2>
        <ul class="chip-key end">
          {looks
            .filter(look => shown.has(look))
            .map(look => (
              <li key={look}>
                <i class={`group-chip ${look}`} />
                {words.looks[look]}
              </li>
            ))}
        </ul>
      </header>
      <ol class="course-strip" aria-labelledby="course-head">
        {Array.from({ length: holes }, (_, at) => at + 1).map(hole => (
          <li key={hole} data-hole={hole}>
            {groups
              .filter(one => one.hole === hole)
              .toSorted(isFirstAbove)
              .map(one => (
                <GroupChip key={one.key} group={one} words={words} />
              ))}
            <span class="hole-number">
              <span class="hidden">{words.hole({ number: hole })}</span>
              <span aria-hidden="true">{hole}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
