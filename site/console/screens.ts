/** Every screen of the console, loaded with its words when it is opened. */
import type { ConsoleScreen } from '../../contract/site/consoleScreens.ts'
import { type Loader, screen } from './screen.ts'

const members = screen(() => import('./members/Members.tsx').then(one => one.Members), {
  en: () => import('./members/en.ts'),
  pt: () => import('./members/pt.ts'),
})

export const screens: Partial<Record<ConsoleScreen, Loader>> = {
  events: screen(() => import('./events/Events.tsx').then(one => one.Events), {
    en: () => import('./events/en.ts'),
    pt: () => import('./events/pt.ts'),
  }),
  staff: screen(() => import('./staff/Staff.tsx').then(one => one.Staff), {
    en: () => import('./staff/en.ts'),
    pt: () => import('./staff/pt.ts'),
  }),
  clubSettings: screen(() => import('./clubSettings/ClubSettings.tsx').then(one => one.ClubSettings), {
    en: () => import('./clubSettings/en.ts'),
    pt: () => import('./clubSettings/pt.ts'),
  }),
  communityLog: screen(() => import('./communityLog/CommunityLog.tsx').then(one => one.CommunityLog), {
    en: () => import('./communityLog/en.ts'),
    pt: () => import('./communityLog/pt.ts'),
  }),
  registration: screen(() => import('./registration/Registration.tsx').then(one => one.Registration), {
    en: () => import('./registration/en.ts'),
    pt: () => import('./registration/pt.ts'),
  }),
  numbers: screen(() => import('./numbers/Numbers.tsx').then(one => one.Numbers), {
    en: () => import('./numbers/en.ts'),
    pt: () => import('./numbers/pt.ts'),
  }),
  members,
  member: members,
  players: screen(() => import('./players/Players.tsx').then(one => one.Players), {
    en: () => import('./players/en.ts'),
    pt: () => import('./players/pt.ts'),
  }),
  handicaps: screen(() => import('./handicaps/Handicaps.tsx').then(one => one.Handicaps), {
    en: () => import('./handicaps/en.ts'),
    pt: () => import('./handicaps/pt.ts'),
  }),
  teeSheet: screen(() => import('./teeSheet/TeeSheet.tsx').then(one => one.TeeSheet), {
    en: () => import('./teeSheet/en.ts'),
    pt: () => import('./teeSheet/pt.ts'),
  }),
  teams: screen(() => import('./teams/Teams.tsx').then(one => one.Teams), {
    en: () => import('./teams/en.ts'),
    pt: () => import('./teams/pt.ts'),
  }),
  flights: screen(() => import('./flights/Flights.tsx').then(one => one.Flights), {
    en: () => import('./flights/en.ts'),
    pt: () => import('./flights/pt.ts'),
  }),
  newEvent: screen(() => import('./newEvent/NewEvent.tsx').then(one => one.NewEvent), {
    en: () => import('./newEvent/en.ts'),
    pt: () => import('./newEvent/pt.ts'),
  }),
  eventFile: screen(() => import('./eventFile/EventFile.tsx').then(one => one.EventFile), {
    en: () => import('./eventFile/en.ts'),
    pt: () => import('./eventFile/pt.ts'),
  }),
  overview: screen(() => import('./overview/Overview.tsx').then(one => one.Overview), {
    en: () => import('./overview/en.ts'),
    pt: () => import('./overview/pt.ts'),
  }),
  ready: screen(() => import('./ready/Ready.tsx').then(one => one.Ready), {
    en: () => import('./ready/en.ts'),
    pt: () => import('./ready/pt.ts'),
  }),
  checkIn: screen(() => import('./checkIn/CheckIn.tsx').then(one => one.CheckIn), {
    en: () => import('./checkIn/en.ts'),
    pt: () => import('./checkIn/pt.ts'),
  }),
  control: screen(() => import('./control/Control.tsx').then(one => one.Control), {
    en: () => import('./control/en.ts'),
    pt: () => import('./control/pt.ts'),
  }),
  cards: screen(() => import('./cards/Cards.tsx').then(one => one.Cards), {
    en: () => import('./cards/en.ts'),
    pt: () => import('./cards/pt.ts'),
  }),
  results: screen(() => import('./results/Results.tsx').then(one => one.Results), {
    en: () => import('./results/en.ts'),
    pt: () => import('./results/pt.ts'),
  }),
  messages: screen(() => import('./messages/Messages.tsx').then(one => one.Messages), {
    en: () => import('./messages/en.ts'),
    pt: () => import('./messages/pt.ts'),
  }),
  print: screen(() => import('./print/Print.tsx').then(one => one.Print), {
    en: () => import('./print/en.ts'),
    pt: () => import('./print/pt.ts'),
  }),
  links: screen(() => import('./links/Links.tsx').then(one => one.Links), {
    en: () => import('./links/en.ts'),
    pt: () => import('./links/pt.ts'),
  }),
  organiser: screen(() => import('./organiser/Organiser.tsx').then(one => one.Organiser), {
    en: () => import('./organiser/en.ts'),
    pt: () => import('./organiser/pt.ts'),
  }),
  log: screen(() => import('./log/Log.tsx').then(one => one.Log), {
    en: () => import('./log/en.ts'),
    pt: () => import('./log/pt.ts'),
  }),
  home: screen(() => import('./home/Home.tsx').then(one => one.Home), {
    en: () => import('./home/en.ts'),
    pt: () => import('./home/pt.ts'),
  }),
  interface: screen(() => import('./interface/Interface.tsx').then(one => one.Interface), {
    en: () => import('./interface/en.ts'),
    pt: () => import('./interface/pt.ts'),
  }),
  operatorAccess: screen(() => import('./operatorAccess/OperatorAccess.tsx').then(one => one.OperatorAccess), {
    en: () => import('./operatorAccess/en.ts'),
    pt: () => import('./operatorAccess/pt.ts'),
  }),
  communities: screen(() => import('./communities/Communities.tsx').then(one => one.Communities), {
    en: () => import('./communities/en.ts'),
    pt: () => import('./communities/pt.ts'),
  }),
  accounts: screen(() => import('./accounts/Accounts.tsx').then(one => one.Accounts), {
    en: () => import('./accounts/en.ts'),
    pt: () => import('./accounts/pt.ts'),
  }),
  privacy: screen(() => import('./privacy/Privacy.tsx').then(one => one.Privacy), {
    en: () => import('./privacy/en.ts'),
    pt: () => import('./privacy/pt.ts'),
  }),
  duplicates: screen(() => import('./duplicates/Duplicates.tsx').then(one => one.Duplicates), {
    en: () => import('./duplicates/en.ts'),
    pt: () => import('./duplicates/pt.ts'),
  }),
  account: screen(() => import('./account/Account.tsx').then(one => one.Account), {
    en: () => import('./account/en.ts'),
    pt: () => import('./account/pt.ts'),
  }),
  setup: screen(() => import('./setup/Setup.tsx').then(one => one.Setup), {
    en: () => import('./setup/en.ts'),
    pt: () => import('./setup/pt.ts'),
  }),
  leaderboards: screen(() => import('./leaderboards/Leaderboards.tsx').then(one => one.Leaderboards), {
    en: () => import('./leaderboards/en.ts'),
    pt: () => import('./leaderboards/pt.ts'),
  }),
  courses: screen(() => import('./courses/Courses.tsx').then(one => one.Courses), {
    en: () => import('./courses/en.ts'),
    pt: () => import('./courses/pt.ts'),
  }),
  course: screen(() => import('./course/Course.tsx').then(one => one.Course), {
    en: () => import('./course/en.ts'),
    pt: () => import('./course/pt.ts'),
  }),
  bringInMembers: screen(() => import('./bringInMembers/BringInMembers.tsx').then(one => one.BringInMembers), {
    en: () => import('./bringInMembers/en.ts'),
    pt: () => import('./bringInMembers/pt.ts'),
  }),
  bringIn: screen(() => import('./bringIn/BringIn.tsx').then(one => one.BringIn), {
    en: () => import('./bringIn/en.ts'),
    pt: () => import('./bringIn/pt.ts'),
  }),
}
