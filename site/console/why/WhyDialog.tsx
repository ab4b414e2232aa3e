import { Dialog } from '../../ui/Dialog.tsx'
import { type Entrant, groupName, shortName } from '../frame/useRoster.ts'
import { Why } from './Why.tsx'

/** Why somebody is in a group, with the handicap there. */
export function WhyDialog({ row, onClose }: { readonly row: Entrant; readonly onClose: () => void }) {
  return (
    <Dialog side title={shortName(row)} onClose={onClose}>
      {row.pairing && <p class="quiet">{groupName(row.pairing)}</p>}
      <Why row={row} />
    </Dialog>
  )
}
