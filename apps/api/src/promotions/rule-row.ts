import type { CartAction, CartCondition } from '@comptoir/rules/cart-rule'
import type { Day } from '@comptoir/rules/calendar'
import {
  checked,
  checkRuleContent,
  FileCells,
  readLabels,
  type CsvRow,
  type ImportReport,
  type LabelChanges,
} from '../import/index.ts'
import type { ImportedWebsite } from '../stores/index.ts'

/** Columns of cart-rules.csv before those of its labels; Magento's names where Magento has the column. */
export const ruleColumns = [
  'code',
  'name',
  'website',
  'is_active',
  'from_date',
  'to_date',
  'sort_order',
  'stop_rules_processing',
  'uses_per_customer',
  'coupon_type',
  'is_exclusive',
  'rule_group',
  'max_uses',
  'max_amount',
  'conditions',
  'action',
] as const

/** What a row changes of a rule; what is undefined stays. Categories are paths. */
export type RuleChange = {
  name: string | undefined
  isActive: boolean | undefined
  from: Day | null | undefined
  to: Day | null | undefined
  priority: number | undefined
  stopsFurtherRules: boolean | undefined
  usesPerCustomer: number | null | undefined
  needsCoupon: boolean | undefined
  isExclusive: boolean | undefined
  group: string | null | undefined
  maxUses: number | null | undefined
  maxAmount: number | null | undefined
  condition: CartCondition | null | undefined
  action: CartAction | undefined
  labels: LabelChanges
}

/** `cells` reports further problems of the row. */
export type RuleRow = { code: string; website: ImportedWebsite; change: RuleChange; cells: FileCells }

/** Reads a row of cart-rules.csv. Errors are added to the report; an invalid row returns undefined. */
export function readRuleRow(
  row: CsvRow,
  { websites, website: ofFile }: { websites: ReadonlyMap<string, ImportedWebsite>; website?: string },
  report: ImportReport,
): RuleRow | undefined {
  const cells = new FileCells(row, report)
  const code = cells.text('code')
  if (code === undefined) cells.problem('code', 'is empty: each rule needs one.')
  const website = cells.website(websites, ofFile)
  const change: RuleChange = {
    name: cells.text('name'),
    isActive: cells.flag('is_active'),
    from: cells.day('from_date'),
    to: cells.day('to_date'),
    priority: cells.integer('sort_order', 'rules apply by it, lowest first'),
    stopsFurtherRules: cells.flag('stop_rules_processing'),
    usesPerCustomer: cells.count('uses_per_customer', 1),
    needsCoupon: needsCouponOf(cells),
    isExclusive: cells.flag('is_exclusive'),
    group: cells.optional('rule_group'),
    maxUses: cells.count('max_uses', 0),
    maxAmount: cells.count('max_amount', 0),
    ...contentOf(cells),
    labels: readLabels(row, cells, website),
  }
  return cells.isWrong || code === undefined || !website ? undefined : { code, website, change, cells }
}

function needsCouponOf(cells: FileCells): boolean | undefined {
  const type = cells.oneOf('coupon_type', ['no_coupon', 'specific_coupon'])
  return type && type === 'specific_coupon'
}

type Content = Pick<RuleChange, 'condition' | 'action'>

/** Conditions and action, which are JSON. */
function contentOf(cells: FileCells): Content {
  const given = { condition: cells.json('conditions'), action: cells.json('action') }
  if (given.action === null) cells.problem('action', 'cannot be taken away: each rule has one.')
  const content = cells.isWrong
    ? undefined
    : checked(
        () =>
          checkRuleContent({
            condition: given.condition ?? null,
            action: given.action ?? { type: 'free_shipping' },
          }),
        (problem) => tell(cells, problem),
      )
  return {
    condition: given.condition === undefined ? undefined : content?.condition,
    action: given.action === undefined ? undefined : content?.action,
  }
}

/** Tells a problem such as `condition.all.0.value: sentence` in its column. */
function tell(cells: FileCells, problem: string): void {
  const [, top, path = '', sentence] = /^(condition|action)(?:\.([^:]*))?: (.*)$/s.exec(problem) ?? []
  const column = top === 'condition' ? 'conditions' : 'action'
  cells.problem(column, path ? `${path}: ${sentence}.` : `${sentence ?? problem}.`)
}
