import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { longFunctions } from './longFunctions.ts'
import { root } from './steps.ts'

const mostLines = 50

/** Functions that may be longer, by the name of their file and their own, under what makes them so. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'screens that are drawn anew, and cut then': [
    'ChangeState.tsx ChangeState',
    'ExportDialog.tsx ExportDialog',
    'Fill.tsx Fill',
    'Lanes.tsx Group',
    'Overview.tsx Overview',
    'Payees.tsx Payees',
    'PublishDialog.tsx PublishDialog',
    'Revision.tsx Revision',
    'TeeSheet.tsx TeeSheet',
    'TieDialog.tsx TieDialog',
    'WinnerDialog.tsx WinnerDialog',
    'Winners.tsx Winners',
    'WishesDialog.tsx WishesDialog',
    'dialogs.tsx GroupDialog',
    'dialogs.tsx MoveDialog',
  ],
  'what it keeps, and the few short functions that share it': [
    'admission.ts createAdmission',
    'byPointer.ts dragging',
    'changeCache.ts createChangeCache',
    'changes.ts createChanges',
    'connect.ts connect',
    'foreignFiles.ts createForeignFiles',
    'live.ts follow',
    'live.ts following',
    'liveCache.ts createLiveCache',
    'outbox.ts createOutbox',
    'presence.ts createPresence',
    'replica.ts createReplica',
    'shaper.ts shaperOf',
    'streams.ts createStreams',
    'tablePages.ts table',
    'tablePages.ts tablePages',
    'tapQueue.ts tapQueue',
    'tokens.ts createTokens',
    'useEntering.ts useEntering',
  ],
  'one list, in its order': [
    'app.ts createApp',
    'checkInList.ts checkInList',
    'columnsOf.tsx columnsOf',
    'createService.ts createService',
    'deedsOf.ts deeds',
    'getStatus.ts getStatus',
    'leaderboardSettings.ts settingsOf',
    'openapi.ts openApi',
    'placesHere.ts placesHere',
    'placesOfFile.ts placesOfPeople',
    'printLists.ts printLists',
    'roundFormat.ts roundFormat',
    'runningEvent.ts runningEvent',
    'searchTeamScores.ts searchTeamScores',
    'stateEvents.ts fileOf',
    'upcomingEvents.ts upcomingEvents',
  ],
  'steps of one deed that need what those before have found; each is short': [
    'applyAgain.ts applied',
    'changeNamedPlayer.ts changeNamedPlayer',
    'copyEvent.ts copyEvent',
    'courseTable.ts meantRows',
    'courseTable.ts teesNamed',
    'createStaffLink.ts createStaffLink',
    'facts.ts readFacts',
    'listCards.ts listCards',
    'listView.ts show',
    'logInWithPasskey.ts logInWithPasskey',
    'mountOperations.ts perform',
    'planAgain.ts planAgain',
    'reviseCourse.ts reviseCourse',
    'startRehearsal.ts startRehearsal',
    'tvView.ts show',
    'updateEvent.ts updateEvent',
    'updateLeaderboard.ts updateLeaderboard',
  ],
  'a form or a screen, read from top to bottom: a few lines of data, then what is drawn': [
    'AskForAccess.tsx AskForAccess',
    'Banners.tsx Banners',
    'BringIn.tsx BringIn',
    'BringIn.tsx Decide',
    'Codes.tsx Codes',
    'CodesSetUp.tsx CodesSetUp',
    'Duplicates.tsx Duplicates',
    'Erase.tsx Erase',
    'Health.tsx Health',
    'KeptDetails.tsx Form',
    'LeaveDialog.tsx LeaveDialog',
    'MeanwhileDialog.tsx TheirsOrMine',
    'OperatorAccess.tsx OperatorAccess',
    'Person.tsx Person',
    'Rehearse.tsx Running',
    'Rehearse.tsx Start',
    'Requests.tsx Requests',
    'Sent.tsx Sent',
    'SettingsForm.tsx Setting',
    'Staff.tsx Staff',
    'cells.tsx TeeCell',
    'dialogs.tsx Details',
    'useWho.tsx useWho',
  ],
}
const tests = /\.(test|cases|d)\.\w+$|^rules\/vectors\/|^tools\/(ts5|clients)\//

test('no function is longer than fifty lines without a reason, and no reason stays without its function', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
    .toString()
    .split('\n')
    .filter(file => /^(contract|rules|server|site|tools)\//.test(file) && !tests.test(file))
    // A file that is deleted and not committed yet is listed too.
    .filter(file => existsSync(join(root, file)))
  const long = files.flatMap(file => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts'
    return longFunctions(readFileSync(join(root, file), 'utf8'), lang, mostLines).map(
      ({ name }) => `${basename(file)} ${name}`,
    )
  })
  expect([...new Set(long)].sort()).toEqual(Object.values(exceptions).flat().sort())
})

test('a function is counted from its first line to its last, under the name that it has or is given', () => {
  const lines = '\n'.repeat(3)
  const text = `function one() {${lines}}\nconst two = () => {${lines}}\nconst three = { four() {${lines}} }\nfunction five() {}\n`
  const found = longFunctions(text, 'ts', 3)
  expect(found).toEqual(['one', 'two', 'four'].map(name => ({ name, lines: 4 })))
  expect(longFunctions(text, 'ts', 4)).toEqual([])
})
