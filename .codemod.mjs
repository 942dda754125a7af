import { readFileSync, writeFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { execSync } from 'node:child_process'
const mode = process.argv[2]
const files = process.argv.slice(3)
const isFn = (n) => n && (n.type === 'FunctionExpression' || n.type === 'ArrowFunctionExpression' || n.type === 'FunctionDeclaration')
function walk(node, visit, parents = []) {
  if (!node || typeof node.type !== 'string') return
  if (visit(node, parents) === false) return
  parents.push(node)
  for (const key of Object.keys(node)) {
    const v = node[key]
    if (Array.isArray(v)) for (const each of v) { if (each && typeof each.type === 'string') walk(each, visit, parents) }
    else if (v && typeof v.type === 'string') walk(v, visit, parents)
  }
  parents.pop()
}
let books
if (mode === 'rule') {
  const { book } = await import('/work/old/games/bmg/third/dist/book.js')
  books = book
}
let total = 0
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length) { console.log('errors', file); continue }
  const edits = []
  if (mode === 'undef') {
    walk(program, (fn) => {
      if (!isFn(fn) || fn.generator || fn.returnType || !fn.body || fn.body.type !== 'BlockStatement') return
      const returns = []
      walk(fn.body, (n) => { if (n !== fn.body && isFn(n)) return false; if (n.type === 'ReturnStatement') returns.push(n) })
      const isUndef = (r) => r.argument === null || (r.argument.type === 'Identifier' && r.argument.name === 'undefined')
      if (returns.length === 0 || !returns.every(isUndef)) return
      const last = fn.body.body.at(-1)
      for (const r of returns) {
        if (r === last && fn.body.body.length > 0) edits.push([r.start, r.end, ''])
        else if (r.argument) edits.push([r.argument.start - 1, r.argument.end, ''])
      }
    })
  } else {
    walk(program, (prop, parents) => {
      if (prop.type !== 'Property' || prop.value.type !== 'ObjectExpression') return
      const key = prop.key.type === 'Identifier' && !prop.computed ? prop.key.name : prop.key.type === 'Literal' ? prop.key.value : undefined
      if (typeof key !== 'string') return
      const props = prop.value.properties.filter((p) => p.type === 'Property')
      const named = (n) => props.find((p) => (p.key.name ?? p.key.value) === n)
      if (!named('name') || !named('text')) return
      const explicit = named('rule')
      let id
      const asRule = (n) => n.type === 'Literal' && typeof n.value === 'string' && n.value.startsWith('bmg3/') ? n.value
        : n.type === 'CallExpression' && n.callee.name === 'ruleOf' && n.arguments[0]?.type === 'Literal' ? `bmg3/trait/${n.arguments[0].value}` : undefined
      if (explicit) id = asRule(explicit.value)
      else if (books.traits[key] && !(books.effects[key] && books.effects[key].rule === undefined)) id = `bmg3/trait/${key}`
      if (!id) return
      walk(prop.value, (n, ps) => {
        if (n === explicit) return false
        if (asRule(n) !== id) return
        // outermost function within the record
        const fn = ps.find(isFn)
        if (!fn) return
        // shadowing
        let clash = false
        walk(fn, (m, mp) => {
          const binding = (b) => b && ((b.type === 'Identifier' && b.name === 'rule') || (b.type === 'ObjectPattern' && b.properties.some((q) => q.type === 'Property' && binding(q.value))))
          if (m.type === 'VariableDeclarator' && binding(m.id)) clash = true
          if (isFn(m)) for (const [i, p] of m.params.entries()) if (binding(p) && !(m === fn && i === 0)) clash = true
        })
        if (clash) return
        const [first] = fn.params
        const parent = ps.at(-1)
        const asShort = parent.type === 'Property' && parent.value === n && (parent.key.name === 'rule') && !parent.shorthand
        const put = (expr) => { if (asShort && expr === 'rule') edits.push([parent.start, parent.end, 'rule']); else edits.push([n.start, n.end, expr]) }
        if (!first) {
          const at = text.indexOf('(', fn.type === 'ArrowFunctionExpression' ? fn.start : fn.start)
          edits.push([at + 1, at + 1, '{ rule }', `p${fn.start}`]); put('rule')
        } else if (first.type === 'Identifier') put(`${first.name}.rule`)
        else if (first.type === 'ObjectPattern') {
          if (!first.properties.some((p) => p.type === 'Property' && (p.key.name === 'rule'))) {
            const lastP = first.properties.filter((p) => p.type === 'Property').at(-1)
            edits.push([lastP.end, lastP.end, ', rule', `p${fn.start}`])
          }
          put('rule')
        }
      })
    })
  }
  if (!edits.length) continue
  const seen = new Set(); const unique = edits.filter((e) => { const k = e[3] ?? `${e[0]}-${e[1]}`; if (seen.has(k)) return false; seen.add(k); return true })
  unique.sort((a, b) => b[0] - a[0])
  let out = text
  for (const [s, e, r] of unique) out = out.slice(0, s) + r + out.slice(e)
  total += unique.length
  writeFileSync(file, out)
}
console.log(total)
