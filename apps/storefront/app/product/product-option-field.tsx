import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { fieldId } from './configuration.ts'
import {
  blankOf,
  errorAttributes,
  hintOf,
  nameOf,
  OptionError,
  useExtra,
  ValueQuantity,
  type ProductOptionProps,
} from './option-parts.tsx'
import { loadMoreOptions } from './product-scripts.ts'

const MoreOptionField = import.meta.env.SSR
  ? (await loadMoreOptions()).MoreOptionField
  : lazyComponent(async () => (await loadMoreOptions()).MoreOptionField)

/** Field of a custom option or bundle option, with the surcharge of each value. */
export function ProductOptionField(props: ProductOptionProps) {
  return props.option.kind === 'list' ? <SelectOption {...props} /> : <MoreOptionField {...props} />
}

function SelectOption({ option, base, start, error }: ProductOptionProps) {
  const id = fieldId(option.name)
  const blank = blankOf(option)
  const extra = useExtra(base, option).ofChoice
  return (
    <div className="field">
      <label htmlFor={id}>
        {option.label} <span className="opt">({hintOf(option)})</span>
      </label>
      <select
        className="select"
        id={id}
        name={option.name}
        defaultValue={start.get(option.name) ?? ''}
        {...errorAttributes(id, error)}
      >
        {blank && <option value="">{blank}</option>}
        {option.values.map((value) => (
          <option key={value.uid} value={value.uid} disabled={value.isOutOfStock}>
            {`${nameOf(value)} (${value.isOutOfStock ? m.stock_out() : extra(value)})`}
          </option>
        ))}
      </select>
      <ListQuantity option={option} start={start} />
      <OptionError id={id}>{error}</OptionError>
    </div>
  )
}

function ListQuantity({ option, start }: Pick<ProductOptionProps, 'option' | 'start'>) {
  const value = option.values.find(({ canChangeQuantity }) => canChangeQuantity)
  return value ? <ValueQuantity option={option} value={value} start={start} /> : null
}
