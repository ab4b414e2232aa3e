import type { Phone } from '../../../contract/site/readPhone.ts'

/** The country and the number of what was typed. What is no number goes out as it is, and is refused beside its field. */
export async function phoneOf(text: string): Promise<Phone> {
  const { readPhone } = await import('../../../contract/site/readPhone.ts')
  return readPhone(text) ?? { phoneCountryCd: '', phone: text }
}
