/**
 * Part of every page's HTML: its own code stands in a template and runs when the page has been seen once. It is fetched
 * before, but the first frame has the processor to itself. A page that nobody looks at yet does not wait. The content
 * security policy allows it by its hash.
 */
export const LATE_SCRIPTS_SCRIPT = [
  "{let t=document.getElementById('late'),s=()=>t.replaceWith(t.content);",
  'document.hidden?s():requestAnimationFrame(()=>setTimeout(s))}',
].join('');
