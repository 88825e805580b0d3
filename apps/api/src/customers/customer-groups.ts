/** Groups that every website has, by their ids. */
export const GENERAL_GROUP = 1
export const GENERAL_GROUP_CODE = 'General'
export const PROFESSIONAL_GROUP = 2
