/** Every screen of the console, loaded with its words when it is opened. */
import type { ConsoleScreen } from '../../contract/site/consoleScreens.ts'
import { type Loader, screen } from './screen.ts'

const members = screen(() => import('./members/Members.tsx').then(one => one.Members), 'members')

export const screens: Partial<Record<ConsoleScreen, Loader>> = {
  events: screen(() => import('./events/Events.tsx').then(one => one.Events), 'events'),
  staff: screen(() => import('./staff/Staff.tsx').then(one => one.Staff), 'staff'),
  clubSettings: screen(() => import('./clubSettings/ClubSettings.tsx').then(one => one.ClubSettings), 'clubSettings'),
  communityLog: screen(() => import('./communityLog/CommunityLog.tsx').then(one => one.CommunityLog), 'communityLog'),
  registration: screen(() => import('./registration/Registration.tsx').then(one => one.Registration), 'registration'),
  numbers: screen(() => import('./numbers/Numbers.tsx').then(one => one.Numbers), 'numbers'),
  members,
  member: members,
  players: screen(() => import('./players/Players.tsx').then(one => one.Players), 'players'),
  handicaps: screen(() => import('./handicaps/Handicaps.tsx').then(one => one.Handicaps), 'handicaps'),
  teeSheet: screen(() => import('./teeSheet/TeeSheet.tsx').then(one => one.TeeSheet), 'teeSheet'),
  teams: screen(() => import('./teams/Teams.tsx').then(one => one.Teams), 'teams'),
  flights: screen(() => import('./flights/Flights.tsx').then(one => one.Flights), 'flights'),
  newEvent: screen(() => import('./newEvent/NewEvent.tsx').then(one => one.NewEvent), 'newEvent'),
  eventFile: screen(() => import('./eventFile/EventFile.tsx').then(one => one.EventFile), 'eventFile'),
  overview: screen(() => import('./overview/Overview.tsx').then(one => one.Overview), 'overview'),
  ready: screen(() => import('./ready/Ready.tsx').then(one => one.Ready), 'ready'),
  checkIn: screen(() => import('./checkIn/CheckIn.tsx').then(one => one.CheckIn), 'checkIn'),
  control: screen(() => import('./control/Control.tsx').then(one => one.Control), 'control'),
  cards: screen(() => import('./cards/Cards.tsx').then(one => one.Cards), 'cards'),
  results: screen(() => import('./results/Results.tsx').then(one => one.Results), 'results'),
  messages: screen(() => import('./messages/Messages.tsx').then(one => one.Messages), 'messages'),
  print: screen(() => import('./print/Print.tsx').then(one => one.Print), 'print'),
  links: screen(() => import('./links/Links.tsx').then(one => one.Links), 'links'),
  organiser: screen(() => import('./organiser/Organiser.tsx').then(one => one.Organiser), 'organiser'),
  log: screen(() => import('./log/Log.tsx').then(one => one.Log), 'log'),
  home: screen(() => import('./home/Home.tsx').then(one => one.Home), 'home'),
  interface: screen(() => import('./interface/Interface.tsx').then(one => one.Interface), 'interface'),
  operatorAccess: screen(
    () => import('./operatorAccess/OperatorAccess.tsx').then(one => one.OperatorAccess),
    'operatorAccess',
  ),
  communities: screen(() => import('./communities/Communities.tsx').then(one => one.Communities), 'communities'),
  accounts: screen(() => import('./accounts/Accounts.tsx').then(one => one.Accounts), 'accounts'),
  privacy: screen(() => import('./privacy/Privacy.tsx').then(one => one.Privacy), 'privacy'),
  duplicates: screen(() => import('./duplicates/Duplicates.tsx').then(one => one.Duplicates), 'duplicates'),
  account: screen(() => import('./account/Account.tsx').then(one => one.Account), 'account'),
  setup: screen(() => import('./setup/Setup.tsx').then(one => one.Setup), 'setup'),
  leaderboards: screen(() => import('./leaderboards/Leaderboards.tsx').then(one => one.Leaderboards), 'leaderboards'),
  courses: screen(() => import('./courses/Courses.tsx').then(one => one.Courses), 'courses'),
  course: screen(() => import('./course/Course.tsx').then(one => one.Course), 'course'),
  bringInMembers: screen(
    () => import('./bringInMembers/BringInMembers.tsx').then(one => one.BringInMembers),
    'bringInMembers',
  ),
  bringIn: screen(() => import('./bringIn/BringIn.tsx').then(one => one.BringIn), 'bringIn'),
}
