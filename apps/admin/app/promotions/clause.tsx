import type { VocabularyFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { FieldLeaf, Leaf, ProductsLeaf, Tree } from './draft.ts'
import { namedChoices } from './named-choices.ts'
import { SayMoney, SayNumber, SaySelect, SayValues, Sentence, type SayChoice } from './say.tsx'
import {
  CART_CLAUSES,
  FIELDS,
  FLAGS,
  OPERATORS,
  PRODUCT_CLAUSES,
  PRODUCT_OPERATORS,
  wordOf,
} from './words.ts'

/** What conditions are about: a cart, the lines of a cart, or products of the catalogue. */
export type Subject = 'cart' | 'line' | 'product'

type Field = VocabularyFragment['cartFields'][number]

export const fieldsOf = (vocabulary: VocabularyFragment, subject: Subject): readonly Field[] =>
  ({
    cart: vocabulary.cartFields,
    line: vocabulary.lineFields,
    product: vocabulary.productFields,
  })[subject]

/** A new condition on a field. */
export function newLeaf(field: Field | undefined, attribute = ''): Leaf {
  if (!field)
    return {
      products: { all: [{ field: 'category', operator: 'one_of', values: [] }] },
      measure: 'quantity',
      operator: 'at_least',
      value: 1,
    }
  const [operator = ''] = field.operators
  switch (field.kind) {
    case 'FLAG':
      return { field: field.field, value: true }
    case 'TIME':
      return { field: field.field, from: '11:00', to: '14:00' }
    case 'TEXT':
      return field.field === 'attribute'
        ? { field: field.field, code: attribute, operator, values: [] }
        : { field: field.field, operator, values: [] }
    default:
      return { field: field.field, operator, value: 1 }
  }
}

interface ClauseProps<One> {
  readonly leaf: One
  readonly subject: Subject
  readonly vocabulary: VocabularyFragment
  readonly onChange: (leaf: Leaf) => void
}

/** A condition as a sentence whose variable words are fields. */
export function Clause({ leaf, ...rest }: ClauseProps<Leaf>) {
  return 'products' in leaf ? <ProductsClause leaf={leaf} {...rest} /> : <FieldClause leaf={leaf} {...rest} />
}

function FieldClause({ leaf, subject, vocabulary, onChange }: ClauseProps<FieldLeaf>) {
  const field = fieldsOf(vocabulary, subject).find((one) => one.field === leaf.field)
  const flag = FLAGS[leaf.field]
  if (flag)
    return (
      <span className="sentence">
        <SaySelect
          label={wordOf(FIELDS, leaf.field)}
          value={leaf.value === true ? 'yes' : 'no'}
          choices={[
            { value: 'yes', label: flag.yes() },
            { value: 'no', label: flag.no() },
          ]}
          onChange={(value) => onChange({ ...leaf, value: value === 'yes' })}
        />
      </span>
    )
  const attribute = vocabulary.attributes.find(({ code }) => code === leaf.code)
  const operators = operatorsOf(leaf, subject, field)
  const number = typeof leaf.value === 'number' ? leaf.value : null
  const setNumber = (value: number | null) => onChange({ ...leaf, value })
  const fields = {
    operator: (
      <SaySelect
        label={m.promo_say_operator()}
        value={leaf.operator ?? ''}
        choices={operators}
        onChange={(operator) => onChange({ ...leaf, operator })}
      />
    ),
    value:
      field?.kind === 'AMOUNT' ? (
        <SayMoney
          label={m.promo_say_value()}
          value={number}
          currency={vocabulary.currency}
          onChange={setNumber}
        />
      ) : (
        <SayNumber
          label={m.promo_say_value()}
          value={number}
          scale={field?.kind === 'WEIGHT' ? 1000 : 1}
          onChange={setNumber}
        />
      ),
    values: (
      <SayValues
        label={wordOf(FIELDS, leaf.field)}
        values={leaf.values ?? []}
        choices={leaf.field === 'attribute' ? attribute?.choices : namedChoices(field)}
        onChange={(values) => onChange({ ...leaf, values })}
      />
    ),
    attribute: (
      <SaySelect
        label={m.promo_say_attribute()}
        value={leaf.code ?? ''}
        choices={vocabulary.attributes.map(({ code, label }) => ({ value: code, label }))}
        onChange={(code) => onChange({ ...leaf, code, values: [] })}
      />
    ),
    from: (
      <SayTime
        label={m.promo_say_from()}
        value={leaf.from}
        onChange={(from) => onChange({ ...leaf, from })}
      />
    ),
    to: <SayTime label={m.promo_say_to()} value={leaf.to} onChange={(to) => onChange({ ...leaf, to })} />,
  }
  return <Sentence text={clauseText(leaf, subject)} fields={fields} />
}

/** The message of a condition, with the names of its fields in braces. */
export function clauseText({ field }: FieldLeaf, subject: Subject): string {
  if (subject === 'cart') return wordOf(CART_CLAUSES, field)
  return PRODUCT_OPERATORS[field] ? '{operator} {values}' : wordOf(PRODUCT_CLAUSES, field)
}

function operatorsOf({ field: name }: FieldLeaf, subject: Subject, field: Field | undefined): SayChoice[] {
  const words = (subject === 'cart' ? undefined : PRODUCT_OPERATORS[name]) ?? OPERATORS
  return (field?.operators ?? []).map((value) => ({ value, label: wordOf(words, value) }))
}

function SayTime({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <input
      className="say w6"
      type="time"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function ProductsClause({ leaf, vocabulary, onChange }: ClauseProps<ProductsLeaf>) {
  const isAmount = leaf.measure === 'amount'
  const setValue = (value: number | null) => onChange({ ...leaf, value })
  const fields = {
    operator: (
      <SaySelect
        label={m.promo_say_operator()}
        value={leaf.operator}
        choices={Object.keys(OPERATORS)
          .slice(0, 6)
          .map((value) => ({ value, label: wordOf(OPERATORS, value) }))}
        onChange={(operator) => onChange({ ...leaf, operator })}
      />
    ),
    value: (
      <SayNumber
        label={m.promo_say_value()}
        value={leaf.value}
        scale={isAmount ? 100 : 1}
        onChange={setValue}
      />
    ),
    measure: (
      <SaySelect
        label={m.promo_say_measure()}
        value={leaf.measure}
        choices={[
          { value: 'quantity', label: m.promo_measure_quantity() },
          { value: 'lines', label: m.promo_measure_lines() },
          { value: 'amount', label: m.promo_measure_amount({ currency: vocabulary.currency }) },
        ]}
        onChange={(measure) => onChange({ ...leaf, measure })}
      />
    ),
    products: (
      <Products
        tree={leaf.products}
        subject="line"
        vocabulary={vocabulary}
        onChange={(products) => onChange({ ...leaf, products })}
      />
    ),
  }
  const text = m.promo_clause_products({
    operator: '{operator}',
    value: '{value}',
    measure: '{measure}',
    products: '{products}',
  })
  return <Sentence text={text} fields={fields} />
}

/** Conditions on products within a sentence: "of the category X and at full price". */
export function Products({
  tree,
  subject,
  vocabulary,
  onChange,
}: {
  tree: Tree
  subject: 'line' | 'product'
  vocabulary: VocabularyFragment
  onChange: (tree: Tree) => void
}) {
  if ('not' in tree)
    return (
      <Products
        tree={tree.not}
        subject={subject}
        vocabulary={vocabulary}
        onChange={(not) => onChange({ not })}
      />
    )
  const isAny = 'any' in tree
  const parts = 'all' in tree ? tree.all : isAny ? tree.any : [tree]
  const put = (changed: Tree[]) => onChange(isAny ? { any: changed } : { all: changed })
  const available = fieldsOf(vocabulary, subject)
  return (
    <>
      {parts.map((part, index) => (
        <span className="sentence" key={`${index} ${'field' in part ? part.field : ''}`}>
          {index > 0 && ` ${isAny ? m.promo_or() : m.promo_and()} `}
          {'field' in part ? (
            <FieldClause
              leaf={part}
              subject={subject}
              vocabulary={vocabulary}
              onChange={(changed) => put(parts.with(index, changed))}
            />
          ) : (
            <Products
              tree={part}
              subject={subject}
              vocabulary={vocabulary}
              onChange={(changed) => put(parts.with(index, changed))}
            />
          )}
        </span>
      ))}{' '}
      <select
        className="say"
        aria-label={m.promo_add_condition()}
        value=""
        onChange={({ target: { value } }) => {
          if (value === '-') put(parts.slice(0, -1))
          else
            put([
              ...parts,
              newLeaf(
                available.find(({ field }) => field === value),
                vocabulary.attributes[0]?.code,
              ),
            ])
        }}
      >
        <option value="">…</option>
        {available.map(({ field }) => (
          <option key={field} value={field}>
            {wordOf(FIELDS, field)}
          </option>
        ))}
        {parts.length > 1 && <option value="-">{m.promo_remove_condition()}</option>}
      </select>
    </>
  )
}
