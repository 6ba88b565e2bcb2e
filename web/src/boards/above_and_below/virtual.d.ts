declare module "virtual:book/*" {
  const paragraphs: Record<string, { text: string; choices: string[]; failures: string[] }>;
  export default paragraphs;
}
