/** What every page of the server is made of. */
export interface ServedPage {
  readonly title: string
  /** Markup of our own; anything that came from outside must have gone through `escapeHtml`. */
  readonly body: string
}

/** Makes text safe inside markup and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A whole HTML page in Gargoyle's lamp-light look. Needs nothing from anywhere else. */
export function htmlPage({ title, body }: ServedPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
<style>${style}</style>
</head>
<body>
${body}
<footer>Gargoyle is an unofficial fan project. It is not made, sponsored or approved by the owners of the games
or characters it lets you play; their names belong to them.</footer>
</body>
</html>
`
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b0f1a"/>' +
    '<circle cx="16" cy="13" r="9" fill="#ffc457" opacity=".35"/><circle cx="16" cy="13" r="5" fill="#ffd98f"/>' +
    '<path d="M4 30 L4 21 L9 24 L12 19 L16 23 L20 19 L23 24 L28 21 L28 30 Z" fill="#2b3857"/></svg>',
)}`

const style = `
:root { --night: #0b0f1a; --stone: #131a2a; --edge: #3a4a6d; --text: #f4ecdc; --dim: #bcc4d6; --lamp: #ffc457; }
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 3rem 1.5rem 2rem; max-width: 64rem; min-height: 100vh;
  display: flex; flex-direction: column; gap: 2.5rem; color: var(--text);
  background: radial-gradient(60rem 34rem at 50% -8rem, #1d2740 0%, rgb(29 39 64 / 0) 70%) var(--night) no-repeat;
  font: 1.05rem/1.6 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
h1 { margin: 0; font-size: clamp(2.6rem, 8vw, 4.4rem); line-height: 1; letter-spacing: .01em; color: var(--lamp); }
h2 { margin: 0 0 .75rem; font-size: 1.35rem; font-weight: 600; color: var(--lamp); }
p { margin: 0 0 .9rem; max-width: 42rem; }
.lead { margin-top: 1rem; font-size: 1.25rem; line-height: 1.45; }
.dim, footer { color: var(--dim); }
a { color: var(--lamp); text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid var(--lamp); outline-offset: 3px; border-radius: 2px; }
figure { margin: 0; padding: 1rem; background: var(--stone); border: 1px solid var(--edge); border-radius: .8rem; }
figure svg { display: block; width: 100%; height: auto; max-height: 78vh; border-radius: .3rem; }
figcaption { margin-top: .8rem; color: var(--dim); font-size: .95rem; }
dl { display: grid; gap: .8rem; margin: 0; }
dl div { padding: .9rem 1.1rem; background: var(--stone); border: 1px solid var(--edge); border-radius: .6rem; }
dt { overflow-x: auto; white-space: nowrap; }
dd { margin: .3rem 0 0; color: var(--dim); }
code { font: .92em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; color: #ffd98f; }
footer { margin-top: auto; padding-top: 1.25rem; border-top: 1px solid var(--edge); font-size: .9rem; }
`
