export { cartRulesOf, type CartRules } from './cart-rules.ts'
export { couponsCommand, promotionsUsage } from './command.ts'
export { exportCoupons } from './export-coupons.ts'
export { exportCartRules } from './export-rules.ts'
export { problemText, unmetConditions, type UnmetCondition, type Wording } from './condition-problems.ts'
export { saveCartRule, type NewCartRule } from './write.sql.ts'
export { selectCoupon, selectCouponByCode, type Coupon } from './coupon.sql.ts'
export { importCartRules } from './import-rules.ts'
export { importCoupons } from './import-coupons.ts'
export {
  hasOrdered,
  insertRuleUses,
  returnRuleUses,
  selectBudgets,
  takeRuleUses,
  type Buyer,
  type RuleBudget,
  type RuleUse,
} from './rule-uses.sql.ts'
export { inputScope, promotionById, promotionId, tryCartRule } from './admin-access.ts'
