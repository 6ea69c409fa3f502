-- Reviews and questions of products, with their votes, flags and photos (decision 0075).
CREATE TABLE "product_answer_votes" (
	"answer_id" uuid NOT NULL,
	"consumer_no" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_answer_votes_answer_id_consumer_no_pk" PRIMARY KEY("answer_id","consumer_no")
);
--> statement-breakpoint
CREATE TABLE "product_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"author" text NOT NULL,
	"consumer_no" text,
	"staff_id" text,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"nickname" text NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"refusal_reason" text,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_answers_author_known" CHECK ("product_answers"."author" in ('shopper', 'staff')),
	CONSTRAINT "product_answers_state_known" CHECK ("product_answers"."state" in ('waiting', 'published', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"consumer_no" text,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"nickname" text NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"refusal_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_questions_state_known" CHECK ("product_questions"."state" in ('waiting', 'published', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "review_flags" (
	"review_id" uuid NOT NULL,
	"consumer_no" text NOT NULL,
	"reason" text NOT NULL,
	"flagged_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "review_flags_review_id_consumer_no_pk" PRIMARY KEY("review_id","consumer_no"),
	CONSTRAINT "review_flags_reason_known" CHECK ("review_flags"."reason" in ('offensive', 'off_topic', 'advertising', 'fake', 'personal_data'))
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid,
	"consumer_no" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_summaries" (
	"product_id" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"sum" integer DEFAULT 0 NOT NULL,
	"stars_1" integer DEFAULT 0 NOT NULL,
	"stars_2" integer DEFAULT 0 NOT NULL,
	"stars_3" integer DEFAULT 0 NOT NULL,
	"stars_4" integer DEFAULT 0 NOT NULL,
	"stars_5" integer DEFAULT 0 NOT NULL,
	"fit_small" integer DEFAULT 0 NOT NULL,
	"fit_true" integer DEFAULT 0 NOT NULL,
	"fit_large" integer DEFAULT 0 NOT NULL,
	"with_photos" integer DEFAULT 0 NOT NULL,
	"verified" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_summaries_add_up" CHECK ("review_summaries"."count" = "review_summaries"."stars_1" + "review_summaries"."stars_2" + "review_summaries"."stars_3" + "review_summaries"."stars_4" + "review_summaries"."stars_5"
        and "review_summaries"."sum" = "review_summaries"."stars_1" + 2 * "review_summaries"."stars_2" + 3 * "review_summaries"."stars_3" + 4 * "review_summaries"."stars_4" + 5 * "review_summaries"."stars_5"
        and least("review_summaries"."stars_1", "review_summaries"."stars_2", "review_summaries"."stars_3", "review_summaries"."stars_4", "review_summaries"."stars_5", "review_summaries"."fit_small",
          "review_summaries"."fit_true", "review_summaries"."fit_large", "review_summaries"."with_photos", "review_summaries"."verified") >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"consumer_no" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_consumer_no_pk" PRIMARY KEY("review_id","consumer_no")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"consumer_no" text,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"nickname" text NOT NULL,
	"fit" text,
	"size" text,
	"is_verified" boolean NOT NULL,
	"photo_count" integer NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"refusal_reason" text,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"open_flags" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_stars_in_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_fit_known" CHECK ("reviews"."fit" in ('small', 'true', 'large')),
	CONSTRAINT "reviews_state_known" CHECK ("reviews"."state" in ('waiting', 'published', 'refused')),
	CONSTRAINT "reviews_published_have_time" CHECK (("reviews"."state" = 'published') = ("reviews"."published_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_answer_votes" ADD CONSTRAINT "product_answer_votes_answer_id_product_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."product_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_flags" ADD CONSTRAINT "review_flags_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_answer_votes_by_consumer" ON "product_answer_votes" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "product_answers_by_question" ON "product_answers" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "product_answers_by_consumer" ON "product_answers" USING btree ("consumer_no") WHERE "product_answers"."consumer_no" is not null;--> statement-breakpoint
CREATE INDEX "product_answers_to_moderate" ON "product_answers" USING btree ("changed_at","id") WHERE "product_answers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "product_answers_refused" ON "product_answers" USING btree ("changed_at") WHERE "product_answers"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "product_questions_newest" ON "product_questions" USING btree ("product_id","created_at" DESC NULLS LAST,"id") WHERE "product_questions"."state" = 'published';--> statement-breakpoint
CREATE INDEX "product_questions_by_consumer" ON "product_questions" USING btree ("consumer_no") WHERE "product_questions"."consumer_no" is not null;--> statement-breakpoint
CREATE INDEX "product_questions_to_moderate" ON "product_questions" USING btree ("changed_at","id") WHERE "product_questions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "product_questions_refused" ON "product_questions" USING btree ("changed_at") WHERE "product_questions"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "review_flags_by_consumer" ON "review_flags" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "review_photos_by_review" ON "review_photos" USING btree ("review_id","position") WHERE "review_photos"."review_id" is not null;--> statement-breakpoint
CREATE INDEX "review_photos_by_consumer" ON "review_photos" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "review_photos_unused" ON "review_photos" USING btree ("created_at") WHERE "review_photos"."review_id" is null;--> statement-breakpoint
CREATE INDEX "review_votes_by_consumer" ON "review_votes" USING btree ("consumer_no");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_person" ON "reviews" USING btree ("product_id","consumer_no");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","published_at" DESC NULLS LAST,"id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("product_id","stars","published_at" DESC NULLS LAST,"id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_language" ON "reviews" USING btree ("product_id","language","published_at" DESC NULLS LAST,"id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_consumer" ON "reviews" USING btree ("consumer_no") WHERE "reviews"."consumer_no" is not null;--> statement-breakpoint
CREATE INDEX "reviews_to_moderate" ON "reviews" USING btree ("changed_at","id") WHERE "reviews"."state" = 'waiting' or "reviews"."open_flags" > 0;--> statement-breakpoint
CREATE INDEX "reviews_refused" ON "reviews" USING btree ("changed_at") WHERE "reviews"."state" = 'refused';--> statement-breakpoint
-- The bytes are those of a JPEG, which the database would try to make smaller in vain.
ALTER TABLE "review_photos" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Keeps the summaries exact, within the transaction of the change: adds what is published now, and takes away what was. Products are
-- locked in the order of their ids, so that statements that change reviews of several products do not wait for each other in a circle.
CREATE FUNCTION sum_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT n.*, 1 AS sign FROM new_reviews n'
    WHEN 'DELETE' THEN 'SELECT o.*, -1 AS sign FROM old_reviews o'
    ELSE 'SELECT n.*, 1 AS sign FROM new_reviews n UNION ALL SELECT o.*, -1 AS sign FROM old_reviews o' END;
  c record;
BEGIN
  FOR c IN EXECUTE format('
    SELECT product_id, coalesce(sum(sign), 0)::int AS count, coalesce(sum(sign * stars), 0)::int AS sum,
      coalesce(sum(sign) FILTER (WHERE stars = 1), 0)::int AS stars_1, coalesce(sum(sign) FILTER (WHERE stars = 2), 0)::int AS stars_2,
      coalesce(sum(sign) FILTER (WHERE stars = 3), 0)::int AS stars_3, coalesce(sum(sign) FILTER (WHERE stars = 4), 0)::int AS stars_4,
      coalesce(sum(sign) FILTER (WHERE stars = 5), 0)::int AS stars_5,
      coalesce(sum(sign) FILTER (WHERE fit = ''small''), 0)::int AS fit_small, coalesce(sum(sign) FILTER (WHERE fit = ''true''), 0)::int AS fit_true,
      coalesce(sum(sign) FILTER (WHERE fit = ''large''), 0)::int AS fit_large,
      coalesce(sum(sign) FILTER (WHERE photo_count > 0), 0)::int AS with_photos, coalesce(sum(sign) FILTER (WHERE is_verified), 0)::int AS verified
    FROM (%s) changed WHERE state = ''published'' GROUP BY product_id ORDER BY product_id', source)
  LOOP
    CONTINUE WHEN (c.count, c.sum, c.stars_1, c.stars_2, c.stars_3, c.stars_4, c.stars_5) = (0, 0, 0, 0, 0, 0, 0)
      AND (c.fit_small, c.fit_true, c.fit_large, c.with_photos, c.verified) = (0, 0, 0, 0, 0);
    -- A product that is being deleted has no summary to change.
    INSERT INTO review_summaries (product_id) SELECT p.id FROM products p WHERE p.id = c.product_id ON CONFLICT DO NOTHING;
    UPDATE review_summaries s SET count = s.count + c.count, sum = s.sum + c.sum, stars_1 = s.stars_1 + c.stars_1,
      stars_2 = s.stars_2 + c.stars_2, stars_3 = s.stars_3 + c.stars_3, stars_4 = s.stars_4 + c.stars_4, stars_5 = s.stars_5 + c.stars_5,
      fit_small = s.fit_small + c.fit_small, fit_true = s.fit_true + c.fit_true, fit_large = s.fit_large + c.fit_large,
      with_photos = s.with_photos + c.with_photos, verified = s.verified + c.verified
    WHERE s.product_id = c.product_id;
    UPDATE products p SET rating_sum = s.sum, rating_count = s.count FROM review_summaries s
    WHERE p.id = c.product_id AND s.product_id = p.id AND (p.rating_sum, p.rating_count) <> (s.sum, s.count);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sum_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION sum_reviews();
--> statement-breakpoint
CREATE TRIGGER sum_updated AFTER UPDATE ON reviews REFERENCING NEW TABLE AS new_reviews OLD TABLE AS old_reviews FOR EACH STATEMENT EXECUTE FUNCTION sum_reviews();
--> statement-breakpoint
CREATE TRIGGER sum_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_reviews FOR EACH STATEMENT EXECUTE FUNCTION sum_reviews();
--> statement-breakpoint
-- Announces the products whose published texts changed. A vote announces nothing: pages show it when they are made anew, because an
-- announcement for each would empty the page cache all the time.
CREATE FUNCTION notify_published() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product text := CASE TG_TABLE_NAME WHEN 'product_answers' THEN '(SELECT q.product_id FROM product_questions q WHERE q.id = r.question_id)' ELSE 'r.product_id' END;
  source text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT n.* FROM new_rows n WHERE n.state = ''published'''
    WHEN 'DELETE' THEN 'SELECT o.* FROM old_rows o WHERE o.state = ''published'''
    ELSE 'SELECT n.* FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE (n.state = ''published'' OR o.state = ''published'')
      AND (n.state, n.changed_at, n.body) IS DISTINCT FROM (o.state, o.changed_at, o.body)' END;
  keys text[];
BEGIN
  EXECUTE format('SELECT coalesce(array_agg(key), ''{}'') FROM (SELECT DISTINCT %s AS key FROM (%s) r LIMIT 201) AS few WHERE key IS NOT NULL', product, source)
    INTO keys;
  PERFORM notify_changed('reviews', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['reviews', 'product_questions', 'product_answers'] LOOP
    EXECUTE format('CREATE TRIGGER notify_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_published()', source);
    EXECUTE format('CREATE TRIGGER notify_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_published()', source);
    EXECUTE format('CREATE TRIGGER notify_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_published()', source);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE reviews SET helpful = helpful - OLD.is_helpful::int, unhelpful = unhelpful - (NOT OLD.is_helpful)::int WHERE id = OLD.review_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE reviews SET helpful = helpful + NEW.is_helpful::int, unhelpful = unhelpful + (NOT NEW.is_helpful)::int WHERE id = NEW.review_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_votes AFTER INSERT OR UPDATE OR DELETE ON review_votes FOR EACH ROW EXECUTE FUNCTION count_review_votes();
--> statement-breakpoint
CREATE FUNCTION count_answer_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE product_answers SET helpful = helpful - OLD.is_helpful::int, unhelpful = unhelpful - (NOT OLD.is_helpful)::int WHERE id = OLD.answer_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE product_answers SET helpful = helpful + NEW.is_helpful::int, unhelpful = unhelpful + (NOT NEW.is_helpful)::int WHERE id = NEW.answer_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_votes AFTER INSERT OR UPDATE OR DELETE ON product_answer_votes FOR EACH ROW EXECUTE FUNCTION count_answer_votes();
--> statement-breakpoint
CREATE FUNCTION count_review_flags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.handled_at IS NULL THEN
    UPDATE reviews SET open_flags = open_flags - 1 WHERE id = OLD.review_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.handled_at IS NULL THEN
    UPDATE reviews SET open_flags = open_flags + 1 WHERE id = NEW.review_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_flags AFTER INSERT OR UPDATE OR DELETE ON review_flags FOR EACH ROW EXECUTE FUNCTION count_review_flags();
