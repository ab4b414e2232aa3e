import { acceptNewSecret } from './acceptNewSecret.ts'
import { accessApprove, accessDecline, accessList, accessRequest } from './access.ts'
import { administratorCreate, administratorLink, administratorRecover } from './administrator.ts'
import { backup, restore } from './backup.ts'
import { ballotCheck, ballotDraw } from './ballot.ts'
import { cardsRebuild } from './cardsRebuild.ts'
import type { Command } from './command.ts'
import { clubCreate, communityCreate, communityList } from './community.ts'
import { communityExport, communityImport } from './communityFile.ts'
import { communityIdentity } from './communityIdentity.ts'
import { courseImport } from './course.ts'
import { credentialIssue, credentialList, credentialRevoke } from './credential.ts'
import { eventImport } from './event.ts'
import { eventRestore } from './eventRestore.ts'
import { eventWarningsCommand } from './eventWarnings.ts'
import { handicapsRefresh } from './handicapsRefresh.ts'
import { linkRegenerate } from './link.ts'
import { mailTest } from './mailTest.ts'
import { playerMerge, playerUnmerge } from './player.ts'
import { playerErase, playerExport } from './playerData.ts'
import { playerEmail } from './playerEmail.ts'
import { print } from './print.ts'
import { registrationList } from './registration.ts'
import { reset } from './reset.ts'
import { status } from './status.ts'

/** Every command of the operator, in the order of the help. */
export const commands: readonly Command[] = [
  communityCreate,
  clubCreate,
  communityList,
  communityIdentity,
  communityExport,
  communityImport,
  credentialIssue,
  credentialList,
  credentialRevoke,
  accessRequest,
  accessList,
  accessApprove,
  accessDecline,
  administratorCreate,
  administratorLink,
  administratorRecover,
  courseImport,
  eventImport,
  eventWarningsCommand,
  eventRestore,
  handicapsRefresh,
  registrationList,
  ballotDraw,
  ballotCheck,
  playerMerge,
  playerUnmerge,
  playerEmail,
  playerExport,
  playerErase,
  linkRegenerate,
  print,
  cardsRebuild,
  mailTest,
  backup,
  restore,
  acceptNewSecret,
  reset,
  status,
]
