import { lazyWithWords } from '../../ui/lazy.tsx'
import type { en as listWords } from '../bringIn/list/en.ts'
import type { PasteProps } from './PasteDialog.tsx'

/** The dialog that takes a list; loaded with the words of lists when somebody asks. */
export const LazyPasteDialog = lazyWithWords<PasteProps, typeof listWords>(
  () => import('./PasteDialog.tsx').then(one => one.PasteDialog),
  {
    en: () => import('../bringIn/list/en.ts'),
    pt: () => import('../bringIn/list/pt.ts'),
  },
)
