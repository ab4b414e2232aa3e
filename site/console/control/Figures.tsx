import { Icon, type IconName } from '../../ui/Icon.tsx'
import type { Words } from './Control.tsx'
import { toSign } from './needsOf.ts'
import { isLate, isSilent, type Progress } from './pace.ts'

type FiguresProps = { readonly groups: readonly Progress[]; readonly words: Words }

/** Five numbers that a director asks for on the day; those that ask for somebody have a sign. */
export function Figures({ groups, words }: FiguresProps) {
  const started = groups.filter(one => one.number !== undefined)
  const out = groups.filter(one => one.hole !== undefined).length
  const back = started.filter(one => one.state !== 'playing').length
  const { figures } = words
  const rows: readonly (readonly [name: keyof typeof figures, count: number, icon?: IconName])[] = [
    ['out', out],
    ['back', back],
    ['late', groups.filter(isLate).length, 'clock'],
    ['silent', groups.filter(isSilent).length, 'held'],
    ['toSign', toSign(groups), 'pen'],
  ]
  return (
    <dl class="panel control-figures">
      {rows.map(([name, count, icon]) => (
        <div key={name} class={icon && count > 0 ? 'asks' : undefined}>
          <dt>{figures[name]}</dt>
          <dd data-figure={name}>
            {icon && count > 0 && <Icon name={icon} />}
            {count}
            {name === 'out' || name === 'back' ? <small> {words.ofAll({ all: started.length })}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
