import { type ShopColours, shopPalette } from '@wattle/domain/shop-identity';

/** The shop's look without loading anything: its colours, sizes and fallback typeface. */
export function pageStyle(colours: ShopColours | null): string {
  const palette = shopPalette(colours);
  return `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#fbf8f2;color:#10221b;font:16px/1.5 "Instrument Sans Variable","Instrument Sans",Arial,"Liberation Sans",sans-serif}
header{background:${palette['frame-800']};color:#fff}
.home{display:flex;align-items:center;gap:8px;width:min(1280px,100% - 32px);min-height:76px;margin:0 auto;font-size:1.8rem;font-weight:700;letter-spacing:-.045em;color:#fff;text-decoration:none}
main{width:min(436px,100% - 32px);margin:40px auto 64px;padding:28px;background:#fff;border:1px solid #e9e2d4;border-radius:20px;box-shadow:0 1px 2px rgb(7 36 29/.06)}
h1{margin:0;font-size:1.5rem;line-height:1.15;letter-spacing:-.018em}
p{margin:8px 0 0;color:#43534b}
form{margin:0}
label{display:block;margin:20px 0 6px;font-size:.875rem;font-weight:600}
input{display:block;width:100%;min-height:52px;padding:0 14px;border:1.5px solid #7c8b82;border-radius:10px;background:#fff;color:inherit;font:inherit}
input:focus{outline:none;border-color:#0b6bcb;box-shadow:0 0 0 3px rgb(11 107 203/.22)}
input[aria-invalid]{background:#fffafc}
input[aria-invalid]:not(:focus){border-color:#8a1c46}
.code{max-width:14ch;font-size:1.5rem;letter-spacing:.2em;font-variant-numeric:tabular-nums}
button,.button{display:flex;align-items:center;justify-content:center;gap:12px;width:100%;min-height:52px;margin-top:20px;padding:10px 20px;border:1.5px solid ${palette['accent-500']};border-radius:10px;background:${palette['accent-500']};color:${palette['on-action']};font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover{background:${palette['accent-400']};border-color:${palette['accent-400']}}
button:active{background:${palette['accent-600']};border-color:${palette['accent-600']}}
.quiet,.quiet:active{margin-top:12px;border-color:#d5ccba;background:#fff;color:#10221b}
.quiet:hover{border-color:#7c8b82;background:${palette['frame-50']}}
.person{justify-content:flex-start;text-align:start;font-weight:400;line-height:1.35}
.person b,.person small{display:block}
.person small{color:#43534b;font-size:.875rem;overflow-wrap:anywhere}
.initials{flex:none;display:grid;place-items:center;width:40px;height:40px;border-radius:50%;background:${palette['frame-100']};color:${palette['frame-800']};font-weight:700}
a{color:${palette['frame-700']}}
a:not(.button,.home){display:inline-block;padding-block:10px;font-weight:600}
:focus-visible{outline:3px solid #0b6bcb;outline-offset:2px;border-radius:10px}
header :focus-visible{outline-color:${palette['accent-400']}}
input:focus-visible{outline:none}
.problem,.mark{display:flex;gap:12px;margin:16px 0 0;padding:14px 16px;border-radius:14px;font-size:.875rem;line-height:1.45}
.problem{background:#faeaf0;color:#8a1c46}
.mark{background:#fdf0cc;color:#5c4000}
.mark+form>p{margin-top:20px}
.wrong{display:flex;gap:6px;margin:6px 0 0;font-size:.8125rem;font-weight:600;color:#8a1c46}
.icon{flex:none;width:1.25em;height:1.25em;margin-top:.1em;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.or{display:flex;align-items:center;gap:12px;margin:20px 0 8px;font-size:.875rem}
.or::before,.or::after{content:"";flex:1;border-top:1px solid #e9e2d4}
.more{margin-top:20px;padding-top:10px;border-top:1px solid #e9e2d4}
.forgot{margin:4px 0 0;font-size:.875rem}
.qr{display:block;width:196px;height:196px;margin:16px auto 0;padding:8px;border-radius:14px;background:#fff}
.secret{display:block;margin-top:16px;padding:14px 16px;border-radius:14px;background:#f4efe5;color:#10221b;font:600 1.125rem/1.6 ui-monospace,monospace;letter-spacing:.04em;text-align:center}
.secret span{display:inline-block;margin:0 .35em}
@media (max-width:480px){main{width:auto;margin:0;padding:24px 16px 48px;border:0;border-radius:0;box-shadow:none;background:none}.home{min-height:60px}}
`;
}
