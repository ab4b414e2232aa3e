import { teeInWords } from '../../../contract/site/teeInWords.ts'
import { digitsOf } from '../../ui/clock.ts'
import type { GridColumn } from '../../ui/grid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { handicapLabel, indexLabel, type ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { type Entrant, groupName } from '../frame/useRoster.ts'

type Words = ScreenWords<'players'>
type PlayerColumn = GridColumn<Entrant> & { readonly show?: (row: Entrant) => preact.ComponentChildren }

/** The columns of the grid of players; one for each leaderboard that has flights. */
export function columnsOf(
  words: Words,
  boards: readonly LeaderboardSummary[],
  teesOf: (row: Entrant) => readonly string[],
): readonly PlayerColumn[] {
  const locked = (row: Entrant) => (row.handicap?.lockedDt ? words.lockedWhy : undefined)
  const isByHand = (row: Entrant) => row.handicap?.hcSource === 'MANUAL' && row.handicap.manualMsg !== undefined
  return [
    {
      key: 'name',
      title: words.name,
      width: 12,
      value: row => row.name,
      text: row => row.name,
      show: row => (
        <>
          <bdi>{row.name}</bdi>
          {!row.isMember && <span class="quiet small">{words.guest}</span>}
        </>
      ),
    },
    {
      key: 'gender',
      title: words.gender,
      spoken: words.genderInFull,
      width: 3,
      value: row => row.gender,
      text: row => row.gender,
    },
    {
      key: 'index',
      title: words.index,
      width: 4.5,
      end: true,
      brief: true,
      value: row => row.handicap?.hcIndex,
      text: row => indexLabel(row.handicap?.hcIndex),
      show: row =>
        row.handicap?.hcIndex === undefined ? (
          <span class="missing">
            <span aria-hidden="true">–</span>
            <span class="hidden">{words.noIndexShort}</span>
          </span>
        ) : (
          indexLabel(row.handicap.hcIndex)
        ),
      edit: { locked },
    },
    {
      key: 'course',
      title: words.course,
      spoken: words.courseInFull,
      width: 3.5,
      end: true,
      value: row => row.handicap?.hcCourse,
      text: row => handicapLabel(row.handicap?.hcCourse),
      edit: { locked },
    },
    {
      key: 'playing',
      title: words.playing,
      spoken: words.playingInFull,
      width: 3.5,
      end: true,
      brief: true,
      value: row => row.handicap?.hcPlaying,
      text: row => handicapLabel(row.handicap?.hcPlaying),
      show: row =>
        isByHand(row) ? (
          <span
            class="byHand"
            title={
              row.handicap?.manualMsg === undefined ? words.byHand : words.byHandFor({ reason: row.handicap.manualMsg })
            }
          >
            {handicapLabel(row.handicap?.hcPlaying)}
            <span aria-hidden="true">*</span>
            <span class="hidden"> {words.byHandShort}</span>
          </span>
        ) : (
          handicapLabel(row.handicap?.hcPlaying)
        ),
      edit: { locked },
    },
    {
      key: 'tee',
      title: words.tee,
      width: 6,
      value: row => teeInWords(row.handicap?.teeName),
      text: row => teeInWords(row.handicap?.teeName) ?? '',
      edit: { locked, options: teesOf },
    },
    {
      key: 'lock',
      title: words.lock,
      width: 3,
      value: row => Number(row.handicap?.lockedDt !== undefined),
      text: row => (row.handicap?.lockedDt ? words.locked : ''),
      show: row =>
        row.handicap?.lockedDt ? (
          <>
            <Icon name="lock" />
            <span class="hidden">{words.locked}</span>
          </>
        ) : (
          ''
        ),
    },
    { key: 'team', title: words.team, width: 8, value: row => row.team?.name, text: row => row.team?.name ?? '' },
    ...boards.map(board => ({
      key: `flight-${board.leaderboardId}`,
      title: board.name,
      width: 7,
      value: (row: Entrant) => row.flights.get(board.leaderboardId)?.name,
      text: (row: Entrant) => row.flights.get(board.leaderboardId)?.name ?? '',
      show: (row: Entrant) =>
        row.flights.get(board.leaderboardId)?.name ?? <span class="missing">{words.noFlightShort}</span>,
    })),
    {
      key: 'time',
      title: words.time,
      width: 5.5,
      brief: true,
      value: row => row.pairing && `${digitsOf(row.pairing.teeTime)} ${String(row.pairing.hole).padStart(2, '0')}`,
      text: row => (row.pairing ? groupName(row.pairing) : ''),
    },
  ]
}
