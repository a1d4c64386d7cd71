/** Runes everywhere, also in the boards, which lie outside this folder. */
export default { compilerOptions: { runes: true } };
