import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import type { Words } from './BoardForm.tsx'
import type { Settings } from './boardDraft.ts'
import type { DraftOfBoard } from './useBoardDraft.ts'

/** What every part of the form reads and writes. */
export type Board = DraftOfBoard & {
  readonly detail: Reply<'getLeaderboard'>
  readonly formats: Reply<'listFormats'>
  readonly words: Words
  readonly settings: Settings
}

export const BoardContext = createContext<Board | undefined>(undefined)

/** The leaderboard that the form is about. */
export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('A part of the form of a leaderboard stands outside of it.')
  return board
}
