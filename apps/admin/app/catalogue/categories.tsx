import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/categories'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Input } from '../ui/field.tsx'
import { FormProblems } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryOrder } from './category-order.tsx'
import { CategoryTree } from './category-tree.tsx'
import {
  categoriesPage,
  changeCategories,
  type CategoryDeed,
  type CategoryInput,
} from './categories.server.ts'
import { useSave } from './use-save.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  categoriesPage(context, new URL(request.url).searchParams.get('id'))

export async function action({ context, request }: Route.ActionArgs) {
  const input: CategoryInput = await request.json()
  return await changeCategories(context, input)
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { website, categories, products } = loaderData
  const [parameters] = useSearchParams()
  const isAllowed = useAllowed()
  const mayChange = isAllowed('catalogue.edit')
  const [below, setBelow] = useState<{ id: string; name: string }>()
  const save = useSave<CategoryDeed, unknown>('/categories', () => setBelow(undefined))
  const open = categories.find(({ id }) => id === parameters.get('id'))
  const root = categories[0]
  return (
    <Page
      title={m.nav_categories()}
      actions={
        mayChange &&
        root && (
          <Button icon="plus" onClick={() => setBelow(root)}>
            {m.categories_new()}
          </Button>
        )
      }
    >
      <title>{`${m.nav_categories()} | Comptoir`}</title>
      {save.failure && !below && (
        <Note
          kind="bad"
          live
          title={save.failure.problems[0]?.message ?? (save.failure.message || m.form_failed())}
        />
      )}
      <div className="with-side wide-side">
        <CategoryTree
          categories={categories}
          open={open?.id}
          mayChange={mayChange}
          onAdd={setBelow}
          onMove={(move) => {
            const { version } = categories.find(({ id }) => id === move.id) ?? { version: '0' }
            save.send({ intent: 'move', version, ...move })
          }}
        />
        <aside className="stack">
          {open ? (
            <>
              <CategoryForm key={open.id} category={open} website={website} mayChange={mayChange} />
              <CategoryOrder
                key={open.id}
                products={products}
                mayChange={mayChange}
                onOrder={(ids) =>
                  save.send({ intent: 'order', id: open.id, version: open.version, products: ids })
                }
              />
            </>
          ) : (
            <p className="muted">{m.categories_choose()}</p>
          )}
        </aside>
      </div>
      {below && <NewCategory below={below} save={save} onClose={() => setBelow(undefined)} />}
    </Page>
  )
}

type NewCategoryProps = {
  readonly below: { readonly id: string; readonly name: string }
  readonly save: ReturnType<typeof useSave<CategoryDeed, unknown>>
  readonly onClose: () => void
}

function NewCategory({ below, save, onClose }: NewCategoryProps) {
  const [name, setName] = useState('')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.categories_add({ name: below.name })}
      actions={
        <>
          <Button onClick={onClose}>{m.product_cancel()}</Button>
          <Button
            variant="primary"
            busy={save.isBusy && m.form_saving()}
            onClick={() => save.send({ intent: 'create', parent: below.id, name })}
          >
            {m.categories_create()}
          </Button>
        </>
      }
    >
      <FormProblems problems={save.failure?.problems ?? []}>
        <Field name="name" label={m.categories_name()}>
          <Input value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
      </FormProblems>
    </Dialog>
  )
}
