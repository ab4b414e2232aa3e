import { lazyWithWords } from '../../ui/lazy.tsx'
import type { PasteProps } from './PasteDialog.tsx'

/** The dialog that takes a list; loaded with the words of lists when somebody asks. */
export const LazyPasteDialog = lazyWithWords<PasteProps, 'bringInList'>(
  () => import('./PasteDialog.tsx').then(one => one.PasteDialog),
  'bringInList',
)
