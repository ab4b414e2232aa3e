/** A registration form as it was filled in, after validation. */

/** A person's details as typed. */
export type GivenPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string
  readonly gender: 'M' | 'F'
  readonly email: string
  readonly phoneCountryCd?: string
  readonly phone?: string
  readonly dob?: string
  readonly hcProviderId?: number
  readonly hcId?: string
}

export type GivenForm = {
  readonly formKey: string
  readonly person?: GivenPerson
  /** With one decimal, a plus handicap negative. */
  readonly hcIndex?: number
  readonly teeId?: number
  readonly answers: Readonly<Record<string, string>>
}
