/** The form under which an e-mail address is unique: any case is the same address. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
