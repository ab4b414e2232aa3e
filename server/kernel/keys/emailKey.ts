/** The form under which an e-mail address is unique, whatever its case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
