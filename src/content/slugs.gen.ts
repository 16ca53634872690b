// Generated from the file names in src/routes and src/content; do not edit. `npm run generate` writes it anew.

export type StaticPath =
  | '/'
  | '/about'
  | '/blog'
  | '/contact'
  | '/new-patients'
  | '/services'
  | '/services/conditions';

export type ServiceSlug =
  | 'family-chiropractic-care'
  | 'prenatal-and-chiropractic'
  | 'sports-chiropractic'
  | 'accidents-and-injuries'
  | 'needle-less-acupuncture'
  | 'digital-x-rays';

export type ConditionSlug =
  | 'sinus-relief'
  | 'infertility-menstrual-cramps'
  | 'constipation-digestion'
  | 'migraines-headaches'
  | 'fatigue-low-energy'
  | 'herniated-discs'
  | 'degenerative-disc'
  | 'back-and-hip-pain'
  | 'knee-ankle-foot'
  | 'rib-pain'
  | 'neck-pain'
  | 'shoulder-elbow-wrist'
  | 'carpal-tunnel'
  | 'dizziness-vertigo'
  | 'fibromyalgia'
  | 'whiplash'
  | 'sciatica'
  | 'respiratory-conditions';

export type ArticleSlug =
  | 'kids-chiropractic-care'
  | 'prenatal-postpartum-chiropractic'
  | 'on-with-life-approach'
  | 'family-healing-rhythm'
  | 'nervous-system-stuck'
  | 'kids-teens-nervous-system-support'
  | 'power-of-consistency'
  | 'chiropractic-and-digestion'
  | 'pregnancy-chiropractic'
  | 'navigating-life-transitions'
  | 'restoring-hope'
  | 'family-wellness'
  | 'shoulder-pain-relief'
  | 'sports-injuries-recovery'
  | 'joint-pain-relief'
  | 'back-pain-relief'
  | 'headaches-migraines-relief'
  | 'postpartum-recovery'
  | 'pediatric-chiropractic'
  | 'finding-right-chiropractor';
