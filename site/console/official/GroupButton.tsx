import { lastNames, nameOf } from '../cards/groups.ts'
import { GroupSigns, type SignsProps } from './GroupSigns.tsx'

type GroupButtonProps = SignsProps & { readonly onLook: (key: string) => void }

/** A group in a list: when and where it started, who plays, and how it stands; opens it. */
export function GroupButton({ onLook, ...signs }: GroupButtonProps) {
  const { group, words } = signs
  return (
    <button type="button" class="official-group" onClick={() => onLook(group.key)}>
      <strong>
        <span class="hidden">{words.open} </span>
        {nameOf(group, words.noTime)}
      </strong>
      <span>{lastNames(group)}</span>
      <GroupSigns {...signs} />
    </button>
  )
}
