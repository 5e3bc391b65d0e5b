import { fileURLToPath } from 'node:url';
import { findBreaches, findCircles, findFolderCircles } from './boundaries.ts';
import { readImports } from './read-imports.ts';

const imports = await readImports(fileURLToPath(new URL('../..', import.meta.url)));
const circles = [...findCircles(imports), ...findFolderCircles(imports)];
const problems = [...findBreaches(imports), ...circles.map((circle) => `circle: ${circle}`)];
for (const problem of problems) console.error(problem);
console.log(`${imports.length} imports checked, ${problems.length} against the dependency rule.`);
process.exitCode = problems.length > 0 ? 1 : 0;
