/** Every screen of the console, loaded with its words when it is opened. */
import type { ConsoleScreen } from '../../contract/site/consoleScreens.ts'
import { type Loader, screen } from './screen.ts'

export const screens: Partial<Record<ConsoleScreen, Loader>> = {
  events: screen(() => import('./events/Events.tsx').then(one => one.Events), {
    en: () => import('./events/en.ts').then(one => one.en),
    pt: () => import('./events/pt.ts').then(one => one.pt),
  }),
  staff: screen(() => import('./staff/Staff.tsx').then(one => one.Staff), {
    en: () => import('./staff/en.ts').then(one => one.en),
    pt: () => import('./staff/pt.ts').then(one => one.pt),
  }),
  clubSettings: screen(() => import('./clubSettings/ClubSettings.tsx').then(one => one.ClubSettings), {
    en: () => import('./clubSettings/en.ts').then(one => one.en),
    pt: () => import('./clubSettings/pt.ts').then(one => one.pt),
  }),
  communityLog: screen(() => import('./communityLog/CommunityLog.tsx').then(one => one.CommunityLog), {
    en: () => import('./communityLog/en.ts').then(one => one.en),
    pt: () => import('./communityLog/pt.ts').then(one => one.pt),
  }),
  players: screen(() => import('./players/Players.tsx').then(one => one.Players), {
    en: () => import('./players/en.ts').then(one => one.en),
    pt: () => import('./players/pt.ts').then(one => one.pt),
  }),
  handicaps: screen(() => import('./handicaps/Handicaps.tsx').then(one => one.Handicaps), {
    en: () => import('./handicaps/en.ts').then(one => one.en),
    pt: () => import('./handicaps/pt.ts').then(one => one.pt),
  }),
  teeSheet: screen(() => import('./teeSheet/TeeSheet.tsx').then(one => one.TeeSheet), {
    en: () => import('./teeSheet/en.ts').then(one => one.en),
    pt: () => import('./teeSheet/pt.ts').then(one => one.pt),
  }),
  teams: screen(() => import('./teams/Teams.tsx').then(one => one.Teams), {
    en: () => import('./teams/en.ts').then(one => one.en),
    pt: () => import('./teams/pt.ts').then(one => one.pt),
  }),
  flights: screen(() => import('./flights/Flights.tsx').then(one => one.Flights), {
    en: () => import('./flights/en.ts').then(one => one.en),
    pt: () => import('./flights/pt.ts').then(one => one.pt),
  }),
  newEvent: screen(() => import('./newEvent/NewEvent.tsx').then(one => one.NewEvent), {
    en: () => import('./newEvent/en.ts').then(one => one.en),
    pt: () => import('./newEvent/pt.ts').then(one => one.pt),
  }),
  overview: screen(() => import('./overview/Overview.tsx').then(one => one.Overview), {
    en: () => import('./overview/en.ts').then(one => one.en),
    pt: () => import('./overview/pt.ts').then(one => one.pt),
  }),
  ready: screen(() => import('./ready/Ready.tsx').then(one => one.Ready), {
    en: () => import('./ready/en.ts').then(one => one.en),
    pt: () => import('./ready/pt.ts').then(one => one.pt),
  }),
  checkIn: screen(() => import('./checkIn/CheckIn.tsx').then(one => one.CheckIn), {
    en: () => import('./checkIn/en.ts').then(one => one.en),
    pt: () => import('./checkIn/pt.ts').then(one => one.pt),
  }),
  control: screen(() => import('./control/Control.tsx').then(one => one.Control), {
    en: () => import('./control/en.ts').then(one => one.en),
    pt: () => import('./control/pt.ts').then(one => one.pt),
  }),
  cards: screen(() => import('./cards/Cards.tsx').then(one => one.Cards), {
    en: () => import('./cards/en.ts').then(one => one.en),
    pt: () => import('./cards/pt.ts').then(one => one.pt),
  }),
  results: screen(() => import('./results/Results.tsx').then(one => one.Results), {
    en: () => import('./results/en.ts').then(one => one.en),
    pt: () => import('./results/pt.ts').then(one => one.pt),
  }),
  print: screen(() => import('./print/Print.tsx').then(one => one.Print), {
    en: () => import('./print/en.ts').then(one => one.en),
    pt: () => import('./print/pt.ts').then(one => one.pt),
  }),
  links: screen(() => import('./links/Links.tsx').then(one => one.Links), {
    en: () => import('./links/en.ts').then(one => one.en),
    pt: () => import('./links/pt.ts').then(one => one.pt),
  }),
  log: screen(() => import('./log/Log.tsx').then(one => one.Log), {
    en: () => import('./log/en.ts').then(one => one.en),
    pt: () => import('./log/pt.ts').then(one => one.pt),
  }),
  home: screen(() => import('./home/Home.tsx').then(one => one.Home), {
    en: () => import('./home/en.ts').then(one => one.en),
    pt: () => import('./home/pt.ts').then(one => one.pt),
  }),
  account: screen(() => import('./account/Account.tsx').then(one => one.Account), {
    en: () => import('./account/en.ts').then(one => one.en),
    pt: () => import('./account/pt.ts').then(one => one.pt),
  }),
  setup: screen(() => import('./setup/Setup.tsx').then(one => one.Setup), {
    en: () => import('./setup/en.ts').then(one => one.en),
    pt: () => import('./setup/pt.ts').then(one => one.pt),
  }),
  leaderboards: screen(() => import('./leaderboards/Leaderboards.tsx').then(one => one.Leaderboards), {
    en: () => import('./leaderboards/en.ts').then(one => one.en),
    pt: () => import('./leaderboards/pt.ts').then(one => one.pt),
  }),
  courses: screen(() => import('./courses/Courses.tsx').then(one => one.Courses), {
    en: () => import('./courses/en.ts').then(one => one.en),
    pt: () => import('./courses/pt.ts').then(one => one.pt),
  }),
  course: screen(() => import('./course/Course.tsx').then(one => one.Course), {
    en: () => import('./course/en.ts').then(one => one.en),
    pt: () => import('./course/pt.ts').then(one => one.pt),
  }),
  bringIn: screen(() => import('./bringIn/BringIn.tsx').then(one => one.BringIn), {
    en: () => import('./bringIn/en.ts').then(one => one.en),
    pt: () => import('./bringIn/pt.ts').then(one => one.pt),
  }),
}
