import type { VocabularyFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { IconButton } from '../ui/button.tsx'
import { CardPart } from '../ui/card.tsx'
import { Segment } from '../ui/field.tsx'
import { Clause, fieldsOf, newLeaf, type Subject } from './clause.tsx'
import type { Tree } from './draft.ts'
import { SaySelect } from './say.tsx'
import { FIELDS, wordOf } from './words.ts'

interface ConditionsProps {
  readonly tree: Tree
  readonly subject: 'cart' | 'product'
  readonly vocabulary: VocabularyFragment
  readonly onChange: (tree: Tree) => void
}

type Join = 'all' | 'any' | 'not'

/** The conditions of a group and how they are joined; a `not` stands for none of them. */
function groupOf(tree: Tree): { join: Join; parts: Tree[] } {
  if ('all' in tree) return { join: 'all', parts: tree.all }
  if ('any' in tree) return { join: 'any', parts: tree.any }
  if ('not' in tree) return { join: 'not', parts: groupOf(tree.not).parts }
  return { join: 'all', parts: [tree] }
}

const treeOf = (join: Join, parts: Tree[]): Tree =>
  join === 'not' ? { not: { any: parts } } : join === 'any' ? { any: parts } : { all: parts }

const isGroup = (tree: Tree) => 'all' in tree || 'any' in tree || 'not' in tree

/** Chooses whether all conditions have to hold or one is enough. */
export function JoinChoice({ tree, onChange }: Pick<ConditionsProps, 'tree' | 'onChange'>) {
  const { join, parts } = groupOf(tree)
  return (
    <Segment
      small
      label={m.promo_join()}
      value={join === 'any' ? 'any' : 'all'}
      choices={[
        { value: 'all', label: m.promo_join_all() },
        { value: 'any', label: m.promo_join_any() },
      ]}
      onChange={(value) => onChange(treeOf(value, parts))}
    />
  )
}

/** The whole tree of conditions, a sentence each. */
export function Conditions(props: ConditionsProps) {
  const { tree, subject, vocabulary, onChange } = props
  const { join, parts } = groupOf(tree)
  return (
    <>
      {parts.length === 0 ? (
        <CardPart>
          <p className="muted">{subject === 'cart' ? m.promo_always() : m.promo_always_products()}</p>
        </CardPart>
      ) : (
        <Clauses {...props} join={join} parts={parts} put={(changed) => onChange(treeOf(join, changed))} />
      )}
      <CardPart>
        <AddCondition
          subject={subject}
          vocabulary={vocabulary}
          onAdd={(added) => onChange(treeOf(join, [...parts, added]))}
        />
      </CardPart>
    </>
  )
}

function Clauses({
  join,
  parts,
  put,
  subject,
  vocabulary,
}: Omit<ConditionsProps, 'tree' | 'onChange'> & {
  join: Join
  parts: readonly Tree[]
  put: (parts: Tree[]) => void
}) {
  const word = join === 'all' ? m.promo_and() : m.promo_or()
  return (
    <ol className="clauses">
      {parts.map((part, index) => (
        <li key={`${index} ${'field' in part ? part.field : ''}`}>
          {isGroup(part) ? (
            <Group
              tree={part}
              prefix={index > 0 ? word : ''}
              subject={subject}
              vocabulary={vocabulary}
              onChange={(changed) => put(parts.with(index, changed))}
            />
          ) : (
            <span className="sentence">
              {index > 0 && `${word} `}
              {subject === 'product' && <ProductPrefix />}
              <Clause
                leaf={part}
                subject={subject}
                vocabulary={vocabulary}
                onChange={(changed) => put(parts.with(index, changed))}
              />
            </span>
          )}
          <IconButton
            icon="cross"
            variant="quiet"
            small
            label={m.promo_remove_condition()}
            onClick={() => put(parts.toSpliced(index, 1))}
          />
        </li>
      ))}
    </ol>
  )
}

/** "the product is", before what a condition says of it. */
const ProductPrefix = () => <>{m.promo_product_clause({ products: '' })}</>

function Group({ tree, prefix, ...rest }: ConditionsProps & { prefix: string }) {
  const { join, parts } = groupOf(tree)
  const { subject, vocabulary, onChange } = rest
  return (
    <div className="stack tight">
      <span className="sentence">
        {prefix && `${prefix} `}
        <SaySelect
          label={m.promo_join()}
          value={join}
          choices={[
            { value: 'all', label: m.promo_group_all() },
            { value: 'any', label: m.promo_group_any() },
            { value: 'not', label: m.promo_group_not() },
          ]}
          onChange={(value) => onChange(treeOf(value as Join, parts))}
        />
      </span>
      <Clauses
        subject={subject}
        vocabulary={vocabulary}
        join={join}
        parts={parts}
        put={(changed) => onChange(treeOf(join, changed))}
      />
      <AddCondition
        subject={subject}
        vocabulary={vocabulary}
        onAdd={(added) => onChange(treeOf(join, [...parts, added]))}
      />
    </div>
  )
}

function AddCondition({
  subject,
  vocabulary,
  onAdd,
}: Pick<ConditionsProps, 'subject' | 'vocabulary'> & { onAdd: (part: Tree) => void }) {
  const fields = fieldsOf(vocabulary, subject satisfies Subject)
  return (
    <div className="row">
      <select
        className="select auto"
        aria-label={m.promo_add_condition()}
        value=""
        onChange={({ target: { value } }) => {
          const field = fields.find((one) => one.field === value)
          onAdd(value === '+' ? { any: [] } : newLeaf(field, vocabulary.attributes[0]?.code))
        }}
      >
        <option value="">+ {m.promo_add_condition()}</option>
        {subject === 'cart' && <option value="products">{wordOf(FIELDS, 'products')}</option>}
        {fields.map(({ field }) => (
          <option key={field} value={field}>
            {wordOf(FIELDS, field)}
          </option>
        ))}
        <option value="+">{m.promo_add_group()}</option>
      </select>
      <span className="help">{m.promo_condition_kinds()}</span>
    </div>
  )
}
