-- Texts of shoppers are found again under other products and by other accounts (decision 0144).
ALTER TABLE "reviews" ADD COLUMN "text_hash" text;--> statement-breakpoint
CREATE INDEX "reviews_by_text" ON "reviews" USING btree ("text_hash") WHERE "reviews"."text_hash" is not null;--> statement-breakpoint
ALTER TABLE "product_questions" ADD COLUMN "text_hash" text;--> statement-breakpoint
CREATE INDEX "product_questions_by_text" ON "product_questions" USING btree ("text_hash") WHERE "product_questions"."text_hash" is not null;--> statement-breakpoint
ALTER TABLE "product_answers" ADD COLUMN "text_hash" text;--> statement-breakpoint
CREATE INDEX "product_answers_by_text" ON "product_answers" USING btree ("text_hash") WHERE "product_answers"."text_hash" is not null;