type Props = { post: { title: string; excerpt: string; lang: string | null } };

/** A blog post. */
export function BlogPostPage({ post }: Props) {
  return (
    <article className="ph" lang={post.lang ?? undefined}>
      <div className="wrap">
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
      </div>
    </article>
  );
}
