/** Minutes that the second step of a sign-in or of an enrolment may take. */
export const CHALLENGE_MINUTES = 10

/** Minutes that a session counts as confirmed after the password was given. */
export const CONFIRMED_MINUTES = 15

/** Minutes that a link of a mail to choose a password is valid. */
export const STAFF_RESET_MINUTES = 60

export const INVITATION_DAYS = 7

/** Days that a device skips the second step. */
export const TRUSTED_DEVICE_DAYS = 30

/** Days that an account works without the second factor that its role demands. */
export const SECOND_FACTOR_GRACE_DAYS = 7

/** Days that an API token may live at most. */
export const API_TOKEN_MAX_DAYS = 731

export const RECOVERY_CODES = 10
