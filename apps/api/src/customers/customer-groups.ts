/** Groups that every website has, by their ids. */
export const GENERAL_GROUP = 1
export const PROFESSIONAL_GROUP = 2
