/** A category of the tree, each after its parent. */
export type Node = { readonly id: string; readonly parentId?: string | null; readonly level: number }

export type Move = { readonly id: string; readonly parent: string; readonly position: number }

const childrenOf = (nodes: readonly Node[], parentId: string | null | undefined) =>
  nodes.filter((node) => (node.parentId ?? null) === (parentId ?? null))

/** The move of a key: up and down among its siblings, left below its grandparent, right below the sibling before it. */
export function moveByKey(nodes: readonly Node[], id: string, key: string): Move | undefined {
  const node = nodes.find((one) => one.id === id)
  if (!node?.parentId) return undefined
  const siblings = childrenOf(nodes, node.parentId)
  const place = siblings.indexOf(node)
  const parent = nodes.find((one) => one.id === node.parentId)
  if (key === 'ArrowUp') return place > 0 ? { id, parent: node.parentId, position: place - 1 } : undefined
  if (key === 'ArrowDown')
    return place < siblings.length - 1 ? { id, parent: node.parentId, position: place + 1 } : undefined
  if (key === 'ArrowLeft') {
    if (!parent?.parentId) return undefined
    const position = childrenOf(nodes, parent.parentId).indexOf(parent) + 1
    return { id, parent: parent.parentId, position }
  }
  const before = siblings[place - 1]
  if (key !== 'ArrowRight' || !before) return undefined
  return { id, parent: before.id, position: childrenOf(nodes, before.id).length }
}

/** The move of a drop: before a category that is not below the dragged one. */
export function moveBefore(nodes: readonly Node[], id: string, target: string): Move | undefined {
  const [node, before] = [nodes.find((one) => one.id === id), nodes.find((one) => one.id === target)]
  if (!node?.parentId || !before?.parentId || id === target || isBelow(nodes, before, id)) return undefined
  const siblings = childrenOf(nodes, before.parentId).filter((one) => one.id !== id)
  return { id, parent: before.parentId, position: siblings.indexOf(before) }
}

function isBelow(nodes: readonly Node[], node: Node, id: string): boolean {
  for (let one: Node | undefined = node; one; one = nodes.find((other) => other.id === one?.parentId))
    if (one.id === id) return true
  return false
}
