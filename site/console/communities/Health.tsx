import type { ComponentChildren } from 'preact'
import type { Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { MailHealth } from './MailHealth.tsx'

type Words = ScreenWords<'communities'>
type Status = Reply<'getStatus'>

/** A backup that is older than this, or a disk that is fuller, asks for somebody. */
const oldHours = 26
const fullShare = 0.9

/** How the installation fares: what asks for somebody is said in words, not by a colour alone. */
export function Health({ words }: { readonly words: Words }) {
  const status = useQuery('getStatus', {})
  if (!status.data) return <Waiting answers={[status]} />
  const { version, commit, migration, environment, database, mail, jobs, disk, streams } = status.data
  const number = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 })
  const share = disk ? 1 - disk.freeMebibytes / disk.mebibytes : 0
  const percent = new Intl.NumberFormat(language(), { style: 'percent' }).format(share)
  return (
    <section class="panel padded">
      <h2>{words.health}</h2>
      <dl class="health">
        <Fact
          name={words.database}
          value={words.answersIn({ milliseconds: number.format(database.milliseconds) })}
          more={`PostgreSQL ${database.version} · ${size(database.mebibytes)}`}
          trouble={database.unsafe.length > 0 && words.unsafe({ settings: database.unsafe.join(', ') })}
        />
        <Backup backup={status.data.backup} words={words} />
        <Fact
          name={words.mail}
          value={mail.isSetUp ? words.waiting({ count: mail.waiting }) : words.mailOff}
          trouble={mail.failed > 0 && words.failed({ count: mail.failed })}
        />
        <Fact
          name={words.jobs}
          value={words.waiting({ count: jobs.waiting })}
          trouble={jobs.failed > 0 && words.failed({ count: jobs.failed })}
        />
        {disk && (
          <Fact
            name={words.disk}
            value={words.used({ percent })}
            more={words.free({ size: size(disk.freeMebibytes) })}
            trouble={share > fullShare && words.diskFull}
          />
        )}
        <Fact name={words.streams} value={number.format(streams)} />
        <Fact
          name={words.version}
          value={version}
          more={[commit, words.migration({ number: migration }), words.environments[environment]]
            .filter(Boolean)
            .join(' · ')}
        />
      </dl>
      <MailHealth mail={mail} words={words} />
      <Slowest slowest={status.data.slowest} words={words} />
      <button type="button" class="button tight" onClick={status.again}>
        {words.again}
      </button>
    </section>
  )
}

function Slowest({ slowest, words }: Pick<Status, 'slowest'> & { readonly words: Words }) {
  const number = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 })
  if (slowest.length === 0) return null
  return (
    <details class="slowest">
      <summary>{words.slowest({ milliseconds: number.format(slowest[0]?.milliseconds ?? 0) })}</summary>
      <ul class="lines">
        {slowest.map(({ statement, milliseconds }) => (
          <li key={statement}>
            <span>{number.format(milliseconds)} ms</span>
            <code>{statement}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Backup({ backup, words }: { readonly backup: Status['backup']; readonly words: Words }) {
  const { isSetUp, lastAt, triedAt, bytes, trouble } = backup
  const time = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const hours = lastAt === undefined ? undefined : (Date.now() - Date.parse(lastAt)) / 3_600_000
  const wrong = trouble ?? (isSetUp ? (hours === undefined || hours > oldHours) && words.backupOld : words.backupOff)
  return (
    <Fact
      name={words.backup}
      value={lastAt === undefined ? words.noBackup : time.format(new Date(lastAt))}
      more={[bytes !== undefined && size(bytes / 1024 / 1024), triedAt !== undefined && words.tried]
        .filter(Boolean)
        .join(' · ')}
      trouble={wrong}
    />
  )
}

type FactProps = {
  readonly name: string
  readonly value: ComponentChildren
  readonly more?: string
  readonly trouble?: string | false
}

function Fact({ name, value, more, trouble }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {more && <small>{more}</small>}
        {trouble && <p class="banner">{trouble}</p>}
      </dd>
    </div>
  )
}

function size(mebibytes: number): string {
  const [unit, value] = mebibytes < 1024 ? ['megabyte', mebibytes] : ['gigabyte', mebibytes / 1024]
  return new Intl.NumberFormat(language(), { style: 'unit', unit: String(unit), maximumFractionDigits: 1 }).format(
    Number(value),
  )
}
