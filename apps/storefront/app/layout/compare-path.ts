/** Address of the comparison after the language; the same in all three (decisions A-6). */
export const COMPARE_PATH = 'comparer'
